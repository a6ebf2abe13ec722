import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../theme/tokens.ts';

export const list = style({
  ...text.s,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.m}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const title = style({ ...text.s, marginBlock: `${space.xs} ${space.xxs}`, color: colour.inkSoft });

const item = style({ display: 'flex', alignItems: 'center', gap: 6 });

export const items = styleVariants({ met: colour.ok, unmet: colour.inkSoft }, (color) => [item, { color }]);
