import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { space, text } from '../../ui/theme/tokens.ts';

export const player = style({
  display: 'grid',
  gridTemplate: '"buttons slider" auto "position position" auto "speed speed" auto / auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `0 ${space.s}`,
  padding: `${space.xxs} ${space.s}`,
  backgroundColor: colour.paper,
  borderTop: `1px solid ${colour.line}`,
  '@container': {
    '(min-width: 38rem)': {
      gridTemplate:
        '"buttons slider speed" auto "position position position" auto / auto minmax(0, 1fr) auto',
    },
  },
  ...mix.unprinted,
});

export const buttons = style({ gridArea: 'buttons', display: 'flex', margin: 0, padding: 0, border: 'none' });

export const speed = style({ gridArea: 'speed' });

export const slider = style({
  gridArea: 'slider',
  width: '100%',
  minHeight: '1.5rem',
  margin: 0,
  accentColor: colour.brand,
});

export const position = style({
  ...text.s,
  gridArea: 'position',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
