export const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const entriesText = (value: object, seen: readonly object[]) =>
  Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${text(item, seen)}`)
    .join(',');

const frozenTexts = new WeakMap<object, string>();

const isSettled = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || frozenTexts.has(value);

const objectText = (value: object, seen: readonly object[]): string => {
  const known = frozenTexts.get(value);
  if (known !== undefined) return known;
  const found = writeObject(value, seen);
  const canBeFrozen = Array.isArray(value) || isPlain(value);
  if (canBeFrozen && Object.isFrozen(value) && Object.values(value).every(isSettled))
    frozenTexts.set(value, found);
  return found;
};

const writeObject = (value: object, seen: readonly object[]): string => {
  if (seen.includes(value)) return '[cycle]';
  const inside = [...seen, value];
  const list = (items: Iterable<unknown>) => [...items].map((item) => text(item, inside)).join(',');
  if (Array.isArray(value)) return `[${list(value)}]`;
  if (value instanceof Date) return `Date(${value.getTime()})`;
  if (value instanceof Error) return `${value.name}(${value.message},{${entriesText(value, inside)}})`;
  if (value instanceof Map) return `Map(${list(value)})`;
  if (value instanceof Set) return `Set(${list(value)})`;
  // Omits an id that XState has generated, because this number differs in each run.
  if ('sessionId' in value && 'id' in value)
    return /^x:\d+$/.test(String(value.id)) ? 'Actor' : `Actor(${String(value.id)})`;
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

/** Text of a value, the same for equal values: also for dates, maps, sets, errors, classes and actors. */
export const canonical = (value: unknown): string => text(value, []);

export const hash = (text: string): string => {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).slice(0, 8).padStart(8, '0');
};

/** Generator of pseudo-random 32-bit integers (mulberry32), always the same for a seed. */
export const numbersFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
};
