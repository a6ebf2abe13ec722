import type { StyleRule } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import {
  barHeight,
  besideText,
  footHeight,
  footLeast,
  forcedEdge,
  highlight,
  media,
  radius,
  room,
  space,
  text,
  weight,
} from './tokens.ts';

export const row = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

export const wrapped = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

export const line = (gap: string) => ({ ...wrapped(gap), alignItems: 'center' }) as const;

export const rows = (gap: string) => ({ display: 'grid', gap }) as const;

export const soft = { ...text.s, color: colour.inkSoft } as const;

export const softFigures = { ...soft, fontVariantNumeric: 'tabular-nums' } as const;

export const strongFigures = {
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

export const paper = {
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
} as const;

export const edged = { border: forcedEdge } as const;

/** Offset of a sticky element, which is not sticky in a low window. */
export const sticky = (offset: string) => `min(${offset}, ${room()})`;
export const footRoom = room(footLeast);
export const stickyFoot = (offset: string) => `min(${offset}, ${footRoom})`;

/** Scroll margin of controls in a sticky footer: the page must not scroll to these visible controls. */
export const footMargin = `calc(${barHeight} - ${footHeight} - ${space.m})`;

export const beside = { marginBlock: besideText } as const;

export const unframed = { marginInline: 0, padding: 0, border: 0 } as const;

export const bare = { padding: 0, border: 0, background: 'none', cursor: 'pointer' } as const;

export const unprinted = { '@media': { print: { display: 'none' } } } as const;

type Rules = NonNullable<StyleRule['@media']>[string];

export const forced = (rules: Rules): StyleRule => ({ '@media': { [media.forced]: rules } });

export const solid = { backgroundColor: colour.brand, ...forced({ backgroundColor: 'CanvasText' }) };

/** Option of a list, highlighted under the pointer and by the arrow keys. */
export const option = {
  minHeight: '2.75rem',
  padding: `${space.xs} ${space.s}`,
  color: colour.ink,
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: colour.canvas },
    '&[data-focused]': { color: colour.brandStrong, backgroundColor: colour.brandSoft },
  },
  '@media': { [media.forced]: { selectors: { '&[data-focused]': highlight } } },
} as const satisfies StyleRule;

/** Invisible touch area around a line of text, 44 px high on a touch screen. */
export const touchArea = {
  '@media': { [media.touch]: { content: '', position: 'absolute', inset: '-0.8125rem 0' } },
} as const satisfies StyleRule;
