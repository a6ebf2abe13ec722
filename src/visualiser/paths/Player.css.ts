import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, space, text } from '../../ui/theme/tokens.ts';

export const player = style({
  display: 'grid',
  gap: space.xs,
  padding: `${space.s} ${space.m}`,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  '@media': { print: { display: 'none' } },
});

export const transport = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
});

/** The buttons that move, one group. */
export const buttons = style([transport, { margin: 0, padding: 0, border: 'none' }]);

export const speed = style({ marginLeft: 'auto' });

export const slider = style({ width: '100%', minHeight: '1.5rem', margin: 0, accentColor: colour.brand });

export const position = style({
  ...text.m,
  minHeight: '3rem',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
