import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, shade, space, text } from '../../ui/theme/tokens.ts';

export const pane = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  padding: space.m,
  overflow: 'auto',
});

export const box = style({
  ...text.s,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: '2rem',
  cursor: 'pointer',
});

/** At the foot of the room, over what is below it: it comes and goes, and moves nothing. */
export const line = style({ position: 'sticky', insetBlockEnd: 0 });

export const news = style({
  ...text.s,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${space.xs}`,
  padding: space.xs,
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  boxShadow: shade.float,
});
