import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius, shade, space, text, weight } from '../../ui/theme/tokens.ts';
import { pressed } from '../app/app.css.ts';

export const box = style({
  position: 'relative',
  flex: '1 1 100%',
  '@media': { [media.wide]: { flex: '2 1 16rem', maxWidth: '34rem' } },
});

/** Over what is below, as wide as there is room for a sentence. */
export const panel = style({
  position: 'absolute',
  zIndex: 5,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  display: 'grid',
  gap: space.xs,
  width: 'max(100%, min(44rem, calc(100vw - 2rem)))',
  maxHeight: '70dvh',
  marginBlockStart: space.xxs,
  padding: space.s,
  overflowY: 'auto',
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  boxShadow: shade.float,
});

export const status = style({ ...text.s, color: colour.inkSoft });

export const results = style({ display: 'grid', gap: space.xxs });

export const result = style([
  pressed,
  {
    display: 'grid',
    gap: space.xxs,
    borderColor: colour.line,
    selectors: { '&:hover': { borderColor: colour.brandStrong, backgroundColor: colour.brandSoft } },
  },
]);

export const flow = style({ ...text.s, color: colour.inkSoft });
export const moment = style({ ...text.m, fontWeight: weight.semibold });
