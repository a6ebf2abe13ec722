/** A piece of a machine's configuration, or of what xstate hands over, as plain data. */
export type Config = Readonly<Record<string, unknown>>;

export const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of what may be an object; none of anything else. */
export const fieldsOf = (value: unknown): Config => (isConfig(value) ? value : {});

/** What a configuration gives as one thing or as a list of things. */
export const asList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
