import type { StateValue } from 'xstate';

const leaves = (value: StateValue | undefined, path: readonly string[]): string[] => {
  if (value === undefined) return [path.join('.')];
  if (typeof value === 'string') return [[...path, value].join('.')];
  const regions = Object.entries(value);
  return regions.length === 0
    ? [path.join('.')]
    : regions.flatMap(([key, inner]) => leaves(inner, [...path, key]));
};

/**
 * A state value as `data-state` has it: dotted, parallel regions separated by a space
 * (docs/rules.md#flow-attributes).
 */
export const stateName = (value: StateValue): string =>
  typeof value === 'string' ? value : leaves(value, []).join(' ');
