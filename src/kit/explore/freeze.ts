import { isPlain } from '../chart/canonical.ts';

/** Freezes plain objects and lists, all that they hold with them: what is changed in place throws, there and then. */
export const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  if (!Array.isArray(value) && !isPlain(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
};
