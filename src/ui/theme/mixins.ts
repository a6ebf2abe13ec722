import type { StyleRule } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, radius, text } from './tokens.ts';

/** Elements side by side, centred on one line. */
export const row = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** Elements side by side, on more lines if they do not fit. */
export const wrapped = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

/** Elements side by side, centred on their line, on more lines if they do not fit. */
export const line = (gap: string) => ({ ...wrapped(gap), alignItems: 'center' }) as const;

/** Elements one below the other. */
export const rows = (gap: string) => ({ display: 'grid', gap }) as const;

/** Secondary text, such as a hint or a count. */
export const soft = { ...text.s, color: colour.inkSoft } as const;

/** Secondary figures, such as the reference of a contract. */
export const softFigures = { ...soft, fontVariantNumeric: 'tabular-nums' } as const;

/** Block of content on the page. */
export const paper = {
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
} as const;

/** Native element without its own box, such as a `fieldset`. */
export const unframed = { margin: 0, padding: 0, border: 0 } as const;

/** Native button that looks like its content. */
export const bare = { padding: 0, border: 0, background: 'none', cursor: 'pointer' } as const;

/** Hidden on paper. */
export const unprinted = { '@media': { print: { display: 'none' } } } as const;

type Rules = NonNullable<StyleRule['@media']>[string];

/** Declarations of the forced colours of Windows. */
export const forced = (rules: Rules): StyleRule => ({ '@media': { [media.forced]: rules } });
