import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { malformedFields } from './malformed.ts';
import { Refusal } from './refusal.ts';

const describeIssue = (issue: { code?: string | undefined; input?: unknown }): string => {
  if (issue.code === 'unrecognized_keys') return 'Champ inconnu.';
  return issue.input === undefined ? 'Champ obligatoire.' : 'Valeur refusée.';
};

const groupByField = (issues: readonly z.core.$ZodIssue[]): Record<string, string[]> => {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const path = issue.path.join('.');
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [path || 'body'];
    for (const name of names) fields[name] = [...(fields[name] ?? []), issue.message];
  }
  return fields;
};

type Fields = Readonly<Record<string, string[]>>;

const check = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  malformed: Fields = {},
): z.output<Schema> => {
  const parsed = schema.safeParse(value, { error: describeIssue });
  if (parsed.success && Object.keys(malformed).length === 0) return parsed.data;
  const own = groupByField(parsed.error?.issues ?? []);
  // What the schema says of a field stands for what the file says of it, and of its parts.
  const others = Object.entries(malformed).filter(
    ([field]) => !Object.keys(own).some((name) => `${field}.`.startsWith(`${name}.`)),
  );
  throw new Refusal('400', 'La demande est mal formée. Vérifiez les champs signalés.', {
    status: 400,
    fields: { ...Object.fromEntries(others), ...own },
  });
};

/**
 * The JSON body, as docs/back-office.openapi.yaml holds it, then as `schema` says: what of it is used, and the rules that the
 * file cannot hold. Else a 400 with a message for each wrong field.
 */
export const readBody = async <Schema extends z.ZodMiniType>(c: Context, schema: Schema) => {
  const body: unknown = await c.req.json().catch(() => undefined);
  return check(schema, body, await malformedFields(c, body));
};

/** The query, exactly as `schema` says; else a 400. */
export const readQuery = <Schema extends z.ZodMiniType>(c: Context, schema: Schema) =>
  check(schema, c.req.query());

/** The parts of a multipart body, exactly as `schema` says; else a 400. */
export const readParts = async <Schema extends z.ZodMiniType>(c: Context, schema: Schema) =>
  check(schema, await c.req.parseBody().catch(() => undefined));
