import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius } from '../../ui/theme/tokens.ts';

/** Where the layout that comes opens its side menu. */
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

/** Placeholder of a control (`src/prerender/still.ts`), without the look of that control. */
globalStyle('[data-shape][data-shape]', {
  maxWidth: '100%',
  overflow: 'hidden',
  color: 'transparent',
  backgroundColor: colour.line,
  borderColor: 'transparent',
  borderRadius: radius.s,
});
