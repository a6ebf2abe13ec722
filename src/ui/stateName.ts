import type { StateValue } from 'xstate';

/** A state value in words: nested states dotted, parallel regions separated by a space. */
export const stateName = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .flatMap(([state, inner]) => {
          const inside = inner === undefined ? '' : stateName(inner);
          return inside === '' ? [state] : inside.split(' ').map((name) => `${state}.${name}`);
        })
        .join(' ');
