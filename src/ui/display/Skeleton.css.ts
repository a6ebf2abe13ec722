import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../theme/mixins.ts';
import { radius, space, text, weight } from '../theme/tokens.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

// A skeleton reserves its space at once, but is invisible for 150 ms, so that a fast load does not flash.
const late = `${appear} 1ms 150ms backwards`;

export const lateText = style({ animation: late });

export const bone = style({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: colour.line,
  ...mix.edged,
  borderRadius: radius.s,
  animation: `${late}, ${breathe} 1.6s 150ms ease-in-out infinite`,
  '@media': { print: { visibility: 'hidden' } },
});

export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = style(hidden);

const base = style({
  ...text.m,
  ...mix.wrapped(`${space.xs} ${space.s}`),
  padding: space.m,
  color: colour.ink,
  borderInlineStart: '4px solid',
  borderRadius: radius.m,
});

export const box = styleVariants({
  bad: [base, { backgroundColor: colour.badSoft, borderColor: colour.bad }],
  warn: [base, { backgroundColor: colour.warnSoft, borderColor: colour.warn }],
  ok: [base, { backgroundColor: colour.okSoft, borderColor: colour.ok }],
  info: [base, { backgroundColor: colour.brandSoft, borderColor: colour.brand }],
});

export const icon = styleVariants(
  { bad: colour.bad, warn: colour.warn, ok: colour.ok, info: colour.brandStrong },
  (color) => ({ color, display: 'flex', paddingTop: 2 }),
);

export const words = style({ display: 'grid', gap: space.xxs, flex: '1 1 7rem' });
export const title = style({ fontWeight: weight.semibold });
export const detail = style({ ...text.s, display: 'grid', gap: space.s, justifyItems: 'start' });

export const aside = style({ ...mix.beside, marginInlineEnd: -12 });
