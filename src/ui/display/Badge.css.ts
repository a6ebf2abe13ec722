import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { forcedEdge, media, radius, space, text, weight } from '../theme/tokens.ts';

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

/** On what is chosen, the colours that the device imposes would not reach it. */
const forced = {
  '@media': { [media.forced]: { color: 'CanvasText', backgroundColor: 'Canvas', borderColor: 'CanvasText' } },
};

export const badge = styleVariants(
  {
    bad: { color: colour.bad, backgroundColor: colour.badSoft },
    warn: { color: colour.warn, backgroundColor: colour.warnSoft },
    ok: { color: colour.ok, backgroundColor: colour.okSoft },
    info: { color: colour.brandStrong, backgroundColor: colour.brandSoft },
  },
  (colours) => [base, { ...colours, ...forced }],
);
