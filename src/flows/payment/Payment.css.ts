import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { controlHeight, media, radius, space, text, width } from '../../ui/theme/tokens.ts';

export const page = style({ display: 'grid', gap: space.l, maxWidth: width.column });

export const content = style({ display: 'grid', gap: space.m });

export const about = style({
  ...mix.rows(`${space.xs} ${space.m}`),
  justifyItems: 'start',
  alignItems: 'center',
  alignContent: 'start',
  minHeight: `calc(2 * ${text.s.lineHeight} + ${space.xs} + ${controlHeight})`,
  '@media': {
    [media.wide]: { gridTemplateColumns: '1fr auto', alignContent: 'stretch', minHeight: controlHeight },
  },
});

export const note = style({ ...text.s, color: colour.inkSoft, maxWidth: width.text });

const stage = style({ display: 'grid' });

globalStyle(`${stage} > *`, { gridArea: '1 / 1' });

export const stageOf = { free: style([stage, { minHeight: 'clamp(22rem, 75vh, 40rem)' }]), sized: stage };

export const shape = style({
  ...mix.rows(space.l),
  alignContent: 'start',
  padding: space.l,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
});
