import { combinedGuards } from '../explore/seam.ts';

/** A guard as the chart names it. `inline` is a body written in place, which no reader can name. */
export type GuardChart =
  | { kind: 'named'; name: string }
  | { kind: 'and' | 'or' | 'not'; guards: GuardChart[] }
  | { kind: 'in'; state: string }
  | { kind: 'inline' };

export const guardChart = (guard: unknown): GuardChart => {
  if (typeof guard === 'string') return { kind: 'named', name: guard };
  if (typeof guard === 'object' && guard !== null && 'type' in guard)
    return { kind: 'named', name: String(guard.type) };
  const combined = combinedGuards(guard);
  if (combined?.kind === 'and' || combined?.kind === 'or' || combined?.kind === 'not')
    return { kind: combined.kind, guards: combined.guards.map(guardChart) };
  if (typeof guard === 'function' && 'stateValue' in guard)
    return { kind: 'in', state: JSON.stringify(guard.stateValue) };
  return { kind: 'inline' };
};

/** A guard as one line: `isWellFormed`, `not isLooping`, `(a and b) or c`. */
export const guardText = (guard: GuardChart): string => {
  switch (guard.kind) {
    case 'named':
      return guard.name;
    case 'in':
      return `in ${guard.state}`;
    case 'inline':
      return 'inline';
    case 'not':
      return `not ${guard.guards.map(nested).join('')}`;
    default:
      return guard.guards.map(nested).join(` ${guard.kind} `);
  }
};

const nested = (guard: GuardChart): string =>
  guard.kind === 'and' || guard.kind === 'or' ? `(${guardText(guard)})` : guardText(guard);

/** The guards of a tree that no reader can name. */
export const hasInline = (guard: GuardChart): boolean =>
  guard.kind === 'inline' || ('guards' in guard && guard.guards.some(hasInline));
