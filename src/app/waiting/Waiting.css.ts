import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { chevron } from '../../ui/controls/Controls.css.ts';
import { media, radius } from '../../ui/theme/tokens.ts';

export const aside = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      selectors: { ':root[data-menu="closed"] &': { display: 'none' } },
    },
    print: { display: 'none' },
  },
});

export const accountName = style({ display: 'grid', justifyItems: 'start' });

globalStyle('[data-shape][data-shape]', {
  maxWidth: '100%',
  overflow: 'hidden',
  color: 'transparent',
  backgroundColor: colour.line,
  borderColor: 'transparent',
  borderRadius: radius.s,
});

export const roomy = style({});

globalStyle(`${roomy} [role="group"][hidden]`, {
  '@media': { [media.desktop]: { display: 'block', contentVisibility: 'visible' } },
});

globalStyle(`${roomy} ${chevron}`, { '@media': { [media.desktop]: { rotate: '180deg' } } });
