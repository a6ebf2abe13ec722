import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { hidden } from '../../ui/display/Skeleton.css.ts';
import { control } from '../../ui/forms/Form.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import {
  columns,
  controlHeight,
  iconWidth,
  media,
  radius,
  space,
  text,
  weight,
} from '../../ui/theme/tokens.ts';

export const filters = column.s;

export const line = style(mix.line(space.xs));

/** Reserves the width of the counts of the views, which load later. Scrolls horizontally on a phone. */
export const views = style({
  minWidth: 'min(23.75rem, 100%)',
  maxWidth: '100%',
  overflowX: 'auto',
  '@media': { print: { display: 'none' } },
});

globalStyle(`${views} > [role="radiogroup"]`, { flexWrap: 'nowrap' });
globalStyle(`${views} > [role="radiogroup"] > label`, {
  whiteSpace: 'nowrap',
  '@media': { [`not all and ${media.wide}`]: { ...text.s, paddingInline: space.xxs } },
});

export const quick = style({
  position: 'relative',
  flex: '1 1 14rem',
  maxWidth: '20rem',
  '@media': { print: { display: 'none' } },
  selectors: { '&:has(input:focus)': { maxWidth: '22rem' } },
});

export const criteria = style({ '@media': { [`not all and ${media.wide}`]: hidden } });
// Hides the text of the button « Plus de critères » beside the views, because the text does not fit.
globalStyle(`${views} ~ button ${criteria}`, { '@media': { [`not all and ${media.desktop}`]: hidden } });

export const quickInput = style([control, { marginTop: 0, paddingInlineEnd: iconWidth }]);

export const quickButton = style({
  position: 'absolute',
  display: 'grid',
  alignItems: 'center',
  insetBlock: 0,
  insetInlineEnd: 0,
  color: colour.inkSoft,
});

export const chips = style(mix.wrapped(space.xs));

export const chip = style({
  ...text.s,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: controlHeight,
  padding: `0 ${space.s}`,
  color: colour.brandStrong,
  fontWeight: weight.semibold,
  textAlign: 'start',
  backgroundColor: colour.brandSoft,
  border: '1px solid transparent',
  borderRadius: radius.m,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '@media': { [media.pointed]: { ':hover': { borderColor: colour.brandStrong } } },
});

globalStyle(`${chip} > svg`, { flexShrink: 0, width: '1rem', height: '1rem', ...mix.unprinted });

export const panel = style({
  padding: space.l,
  ...mix.paper,
  '@media': { print: { display: 'none' } },
  selectors: { '&[hidden]': { display: 'none' } },
});

export const fields = style({
  ...mix.rows(space.m),
  alignItems: 'start',
  gridTemplateColumns: columns('13rem'),
});

export const wideField = style({ '@media': { [media.wide]: { gridColumn: 'span 2', alignSelf: 'end' } } });
