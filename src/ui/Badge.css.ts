import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { forcedEdge, radius, space, text, weight } from './tokens.ts';

const base = style({
  ...text.s,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  padding: '1px 9px',
  border: forcedEdge,
  borderRadius: radius.round,
  fontWeight: weight.semibold,
  '@media': { print: { borderColor: 'currentcolor' } },
});

export const badge = styleVariants({
  bad: [base, { color: colour.bad, backgroundColor: colour.badSoft }],
  warn: [base, { color: colour.warn, backgroundColor: colour.warnSoft }],
  ok: [base, { color: colour.ok, backgroundColor: colour.okSoft }],
  info: [base, { color: colour.brandStrong, backgroundColor: colour.brandSoft }],
});
