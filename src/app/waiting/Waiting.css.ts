import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { chevron } from '../../ui/controls/Controls.css.ts';
import { actions } from '../../ui/display/Display.css.ts';
import { control } from '../../ui/forms/Form.css.ts';
import { media, radius } from '../../ui/theme/tokens.ts';
import { counts } from '../../views/contract-list/ContractList.css.ts';

export const aside = style({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'block', selectors: { ':root[data-menu="closed"] &': { display: 'none' } } },
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

// Gives the shape of a field the size of the field: an inline `span` would have the size of a line.
globalStyle(`${control}[data-shape]`, { display: 'inline-block' });
globalStyle(`${control}[data-shape] ~ *`, { visibility: 'hidden' });

export const roomy = style({});

// Hides the totals of the view « À régler » on a phone, as `src/flows/billing/Billing.css.ts` does.
globalStyle(`:root[data-to-pay] ${roomy} :is(${counts}, header ${actions})`, {
  '@media': { [`not all and ${media.wide}`]: { display: 'none' } },
});

globalStyle(`${roomy} [role="group"][hidden]`, {
  '@media': { [media.desktop]: { display: 'block', contentVisibility: 'visible' } },
});

globalStyle(`${roomy} ${chevron}`, { '@media': { [media.desktop]: { rotate: '180deg' } } });
