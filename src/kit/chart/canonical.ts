/** Whether an object is no instance of a class. */
export const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const entriesText = (value: object, seen: readonly object[]) =>
  Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${text(item, seen)}`)
    .join(',');

const objectText = (value: object, seen: readonly object[]): string => {
  if (seen.includes(value)) return '[cycle]';
  const inside = [...seen, value];
  const list = (items: Iterable<unknown>) => [...items].map((item) => text(item, inside)).join(',');
  if (Array.isArray(value)) return `[${list(value)}]`;
  if (value instanceof Date) return `Date(${value.getTime()})`;
  if (value instanceof Error) return `${value.name}(${value.message},{${entriesText(value, inside)}})`;
  if (value instanceof Map) return `Map(${list(value)})`;
  if (value instanceof Set) return `Set(${list(value)})`;
  if ('sessionId' in value && 'id' in value) return `Actor(${String(value.id)})`;
  const name = isPlain(value) ? '' : (value.constructor?.name ?? '');
  return `${name}{${entriesText(value, inside)}}`;
};

const text = (value: unknown, seen: readonly object[]): string => {
  if (typeof value === 'object' && value !== null) return objectText(value, seen);
  if (typeof value === 'function') return `Function(${value.name})`;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return String(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '0' : String(value);
  return JSON.stringify(value) ?? 'undefined';
};

/**
 * One text for values that are equal by content: keys are sorted, `undefined` differs from absent, and dates,
 * maps, sets, errors, class instances and actor references are told apart. For comparing and indexing.
 */
export const canonical = (value: unknown): string => text(value, []);
