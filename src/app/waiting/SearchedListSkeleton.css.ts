import { globalStyle, style } from '@vanilla-extract/css';
import { chevron } from '../../ui/controls/Accordion.css.ts';
import { media } from '../../ui/theme/tokens.ts';

/** The server knows no screen: where there is room, its closed search is shown as the page opens it. */
export const roomy = style({});

globalStyle(`${roomy} [role="group"][hidden]`, {
  '@media': { [media.desktop]: { display: 'block', contentVisibility: 'visible' } },
});

globalStyle(`${roomy} ${chevron}`, { '@media': { [media.desktop]: { rotate: '180deg' } } });
