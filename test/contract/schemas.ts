import * as z from 'zod/mini';

/** Placeholder for each text of a response that the OpenAPI file does not restrict. */
export const freeText = '\uE000';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (list: unknown): Schema[] => (Array.isArray(list) ? list.filter(isSchema) : []);

export const partsOf = (schema: unknown): Schema[] => {
  if (!isSchema(schema)) return [];
  const { oneOf, anyOf, allOf } = schema;
  return [schema, ...[oneOf, anyOf, allOf].flatMap(schemasIn).flatMap(partsOf)];
};

const isFree = ({ type, ...rules }: Schema): boolean =>
  [type].flat().includes('string') && !['const', 'enum', 'format', 'pattern'].some((rule) => rule in rules);

const fieldOf = (parts: readonly Schema[], name: string): Schema[] =>
  parts.flatMap(({ properties, additionalProperties }) =>
    partsOf(isSchema(properties) && name in properties ? properties[name] : additionalProperties),
  );

export const filled = (value: unknown, parts: readonly Schema[]): unknown => {
  if (typeof value === 'string') return parts.some(isFree) ? freeText : value;
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => partsOf(part.items));
    return value.map((item) => filled(item, items));
  }
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, filled(field, fieldOf(parts, name))]),
  );
};

const objectSchema = z.record(z.string(), z.unknown());

const prose = ['$schema', 'description', 'example', 'examples', 'title', 'discriminator', 'contentEncoding'];

/** False for the limits of safe integers. Zod adds them to each integer, but the OpenAPI file does not. */
const isBound = ([key, value]: [string, unknown]) =>
  !(['minimum', 'maximum'].includes(key) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER);

export const toRules = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(toRules);
  const parsed = objectSchema.safeParse(schema);
  if (!parsed.success) return schema;
  const { oneOf, properties, required, ...rules } = parsed.data;
  // Removes `type` beside `const` or `enum`, and `pattern` beside `format`, because they are redundant.
  if ('const' in rules || 'enum' in rules) delete rules.type;
  if ('format' in rules) delete rules.pattern;
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

const schemaNode = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z._default(z.array(z.string()), []),
  items: z.optional(z.unknown()),
  additionalProperties: z.optional(z.unknown()),
  anyOf: z._default(z.array(z.unknown()), []),
  default: z.optional(z.unknown()),
});

/** Fields of a JSON Schema by path (`contracts[].reference`). A field with a default is optional. */
export const fieldPaths = (schema: unknown, path = ''): Record<string, 'required' | 'optional'> => {
  if (!(schema instanceof Object)) return {};
  const { properties = {}, required, items, additionalProperties, anyOf } = schemaNode.parse(schema);
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const field = path ? `${path}.${name}` : name;
    const hasDefault = schemaNode.parse(property).default !== undefined;
    const presence = required.includes(name) && !hasDefault ? 'required' : 'optional';
    return Object.entries({ [field]: presence, ...fieldPaths(property, field) });
  });
  const inner = [
    fieldPaths(items, `${path}[]`),
    fieldPaths(additionalProperties, `${path}{}`),
    ...anyOf.map((branch) => fieldPaths(branch, path)),
  ];
  return Object.assign(Object.fromEntries(own), ...inner);
};
