import * as z from 'zod/mini';

const objectSchema = z.record(z.string(), z.unknown());

/** What a person reads of a schema, and what a validator does without. */
const prose = ['$schema', 'description', 'example', 'examples', 'title', 'discriminator', 'contentEncoding'];

/** Of a number, the bounds of a safe integer are those of any. */
const isBound = ([key, value]: [string, unknown]) =>
  !(['minimum', 'maximum'].includes(key) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER);

/** What a value must be, by a JSON Schema: the same rules, however they are written, are the same. */
export const toRules = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(toRules);
  const parsed = objectSchema.safeParse(schema);
  if (!parsed.success) return schema;
  const { oneOf, properties, required, ...rules } = parsed.data;
  // A value says its type, and a format its pattern.
  if ('const' in rules || 'enum' in rules) delete rules.type;
  if ('format' in rules) delete rules.pattern;
  // A group that captures matches as one that does not.
  if (typeof rules.pattern === 'string') rules.pattern = rules.pattern.replaceAll('(?:', '(');
  const own = Object.entries(rules).filter(([key]) => !prose.includes(key));
  const fields = objectSchema.safeParse(properties).data;
  return {
    ...Object.fromEntries(own.filter(isBound).map(([key, rule]) => [key, toRules(rule)])),
    ...(oneOf !== undefined && { anyOf: toRules(oneOf) }),
    ...(Array.isArray(required) && { required: [...required].sort() }),
    ...(fields && {
      properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toRules(field)])),
    }),
  };
};
