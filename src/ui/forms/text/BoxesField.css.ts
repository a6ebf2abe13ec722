import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';
import { control, label } from '../Field.css.ts';

export const legend = style([label, { padding: 0 }]);

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.xs,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
    },
  },
});

export const box = style([
  control,
  {
    paddingInline: space.xxs,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.04em',
  },
]);
