import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/Skeleton.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { controlHeight, media, radius, space, text, weight, width } from '../../ui/theme/tokens.ts';
import { plotHeight } from '../../views/consumption/chart/Months.css.ts';

const statusHeight = '4.75rem';

export const body = style({
  containerType: 'inline-size',
  ...mix.rows(space.xs),
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const head = style({
  ...mix.wrapped(`0 ${space.s}`),
  alignItems: 'baseline',
  minHeight: text.huge.lineHeight,
});

export const figure = style({ ...text.huge, fontWeight: weight.semibold, whiteSpace: 'nowrap' });

export const soft = style({ ...text.s, color: colour.inkSoft, maxWidth: width.text });

export const plotSkeleton = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '4%',
  height: plotHeight,
  padding: `${space.s} 0 1.5rem 3rem`,
});

const narrow = '(max-width: 28rem)';
const twoLines = `calc(2 * ${text.s.lineHeight})`;

export const foot = style({
  ...mix.wrapped(`0 ${space.m}`),
  ...mix.soft,
  alignItems: 'center',
  minHeight: controlHeight,
  '@container': { [narrow]: { minHeight: twoLines } },
});

/** Reserves two lines on a narrow screen: the loaded meters give the legend one or two lines. */
export const legend = style({
  ...mix.wrapped(`0 ${space.m}`),
  flex: '1 1 0',
  alignContent: 'start',
  '@container': { [narrow]: { flexBasis: '100%', minHeight: twoLines } },
});

export const more = style({
  ...mix.row(space.xs),
  flex: '0 1 17rem',
  justifyContent: 'end',
  minHeight: controlHeight,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});

export const statusRoom = style({ display: 'grid', minHeight: statusHeight });

export const statusSkeleton = style([statusRoom, { '@media': { [media.phone]: { display: 'none' } } }]);

export const leakRoom = style({
  display: 'grid',
  borderRadius: radius.m,
  ':empty': { display: 'none', backgroundColor: colour.line },
  '@media': { [media.phone]: { minHeight: '6.125rem', ':empty': { display: 'grid' } } },
});

const panel = style({
  ...mix.line(`${space.xxs} ${space.s}`),
  padding: `${space.xs} ${space.s}`,
  border: '1px solid transparent',
  borderRadius: radius.m,
});

export const status = styleVariants(
  {
    bad: { backgroundColor: colour.badSoft },
    warn: { backgroundColor: colour.warnSoft },
    ok: { backgroundColor: colour.okSoft },
    none: { backgroundColor: colour.canvas },
  },
  (look) => [panel, { ...look, '@media': { print: { borderColor: 'currentcolor' } } }],
);

export const ongoing = styleVariants(
  { bad: { backgroundColor: colour.bad }, warn: { backgroundColor: colour.warn } },
  (look) => ({
    ...text.xs,
    ...look,
    padding: '0 7px',
    border: '1px solid transparent',
    borderRadius: radius.s,
    color: colour.paper,
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
    '@media': {
      print: { color: 'inherit', backgroundColor: 'transparent', borderColor: 'currentcolor' },
      [media.phone]: { display: 'none' },
    },
  }),
);

export const statusWords = style({
  flex: '1 1 14rem',
  overflowWrap: 'break-word',
  '@media': { [media.phone]: { flexBasis: '10rem' } },
});

/** End of the link « Voir le compteur », hidden on a phone, which shows the site name beside the link. */
export const wayEnd = style({ '@media': { [media.phone]: hidden } });

export const otherWay = style({ '@media': { [media.phone]: { display: 'none' } } });

export const statusTitle = style({ fontWeight: weight.semibold });

export const failed = style({
  ...mix.rows(space.s),
  alignContent: 'center',
  minHeight: `calc(${plotHeight} + ${text.huge.lineHeight} + ${controlHeight})`,
});

/** Second retry button, near the message about leaks. On a phone, the first one is far below. */
export const farRetry = style({ '@media': { [media.wide]: { display: 'none' } } });

export const unequipped = style({ ...mix.rows(space.s), justifyItems: 'start', alignContent: 'start' });
