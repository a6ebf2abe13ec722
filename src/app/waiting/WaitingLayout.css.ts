import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/tokens.ts';

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
