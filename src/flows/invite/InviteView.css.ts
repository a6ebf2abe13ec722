import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, text, weight } from '../../ui/theme/tokens.ts';

/** Its height is the same whatever it holds: the buttons under it stay where they are. */
export const entered = style({
  height: 'clamp(132px, 22vh, 244px)',
  display: 'flex',
  flexDirection: 'column',
  padding: `${space.s} ${space.m}`,
  backgroundColor: colour.canvas,
  borderRadius: radius.m,
});

/** Its place is kept while there is nothing to say. */
export const status = style({
  ...text.s,
  minHeight: text.s.lineHeight,
  marginBottom: space.xs,
  color: colour.inkSoft,
});

export const people = style({ display: 'grid', borderBlock: `1px solid ${colour.line}` });

export const person = style({
  display: 'grid',
  paddingBlock: space.s,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const email = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const role = style({ display: 'flex', alignItems: 'center', color: colour.inkSoft });

export const done = style({ display: 'grid', gap: space.l });

export const invited = style({ display: 'grid', gap: space.xxs, overflowWrap: 'anywhere' });
