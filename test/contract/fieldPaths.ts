import * as z from 'zod/mini';

/** As much of a JSON Schema as says which fields there are. */
const schemaNode = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z._default(z.array(z.string()), []),
  items: z.optional(z.unknown()),
  additionalProperties: z.optional(z.unknown()),
  anyOf: z._default(z.array(z.unknown()), []),
  default: z.optional(z.unknown()),
});

/**
 * The fields of a JSON Schema by path (`contracts[].reference`), each with whether it is required. One that has a default
 * is not: a reader fills it in.
 */
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
