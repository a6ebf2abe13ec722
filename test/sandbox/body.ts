import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isValidIBAN } from 'ibantools';
import type { ValidationResult } from 'openapi-backend';
import * as z from 'zod/mini';
import { openContract, toApiRequest } from '../contract/contract.ts';

/** Error messages by pattern of docs/back-office.openapi.yaml; other patterns have a default message. */
const patternSentences: Readonly<Record<string, string>> = {
  '^98\\d{10}$': '12 chiffres qui commencent par 98 sont attendus.',
  '^(98\\d{10})?$': '12 chiffres qui commencent par 98 sont attendus.',
  '^\\d{1,12}$': '12 chiffres au plus sont attendus.',
  '^(0\\d{9}|\\+68([17]\\d{6}|9\\d{8}))?$': '10 chiffres qui commencent par 0 sont attendus.',
  '^(0[67]\\d{8}|\\+68([17]\\d{6}|9\\d{8}))$': 'Un numéro en 06 ou 07 est attendu.',
  "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@([\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*\\.)+\\p{L}[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}]$":
    'Cette adresse n’est pas valide.',
  '^(switch|fluids|water)(,(switch|fluids|water))*$': 'Un service au moins est attendu.',
};

/** Rules of docs/rules.md, repeated here: code of the portal would hide its own errors. */
export const email = z
  .string()
  .check(z.regex(/^[\x21-\x7e]+@[^\s@.]+(\.[^\s@.]+)+$/, 'Cette adresse n’est pas valide.'));
export const reference = z
  .string()
  .check(z.regex(/^98\d{10}$/, '12 chiffres qui commencent par 98 sont attendus.'));
export const zipcode = z.string().check(z.regex(/^\d{5}$/, '5 chiffres sont attendus.'));
export const required = z.string().check(z.regex(/\S/, 'Champ obligatoire.'));
export const referenceStart = z.string().check(z.regex(/^\d{1,12}$/, '12 chiffres au plus sont attendus.'));

export const iban = z.string().check(z.refine(isValidIBAN, 'Cet IBAN n’est pas valide.'));

export const personName = z.string().check(z.regex(/^\D*$/, 'Un nom ne contient pas de chiffre.'));

export const password = z
  .string()
  .check(
    z.regex(/\p{Ll}/u, 'Une minuscule est attendue.'),
    z.regex(/\p{Lu}/u, 'Une majuscule est attendue.'),
    z.regex(/\d/, 'Un chiffre est attendu.'),
    z.regex(/\W/, 'Un caractère spécial est attendu.'),
  );

export const sameAs = <Field extends string>(field: Field, repeated: string) =>
  z.refine<Record<string, unknown>>((body) => body[field] === body[repeated], {
    path: [repeated],
    error: 'Les deux saisies sont différentes.',
  });

let contract: ReturnType<typeof openContract> | undefined;

const readContract = () => {
  contract ??= openContract();
  return contract;
};

type Problem = NonNullable<ValidationResult['errors']>[number];

const paramsSchema = z.object({
  missingProperty: z.optional(z.string()),
  additionalProperty: z.optional(z.string()),
});

const ruleSchema = z.object({
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  pattern: z._default(z.string(), ''),
  format: z._default(z.string(), ''),
});

const refused = 'Valeur refusée.';

const formatSentences: Readonly<Record<string, string>> = { date: 'Une date aaaa-mm-jj est attendue.' };

const sentenceOf = ({ keyword, parentSchema }: Problem): string => {
  const { minLength = 0, maxLength = 0, pattern, format } = ruleSchema.parse(parentSchema);
  const exact = minLength === maxLength ? `${minLength} caractères sont attendus.` : null;
  const least = minLength === 1 ? 'Champ obligatoire.' : `${minLength} caractères au moins sont attendus.`;
  const sentences: Record<string, string | undefined> = {
    required: 'Champ obligatoire.',
    additionalProperties: 'Champ inconnu.',
    minLength: exact ?? least,
    maxLength: exact ?? `${maxLength.toLocaleString('fr-FR')} caractères au plus sont attendus.`,
    pattern: patternSentences[pattern],
    format: formatSentences[format],
  };
  return sentences[keyword] ?? refused;
};

const nameOf = ({ instancePath, params }: Problem): string => {
  const { missingProperty, additionalProperty } = paramsSchema.parse(params);
  return [...instancePath.split('/').slice(2), missingProperty ?? additionalProperty ?? []].flat().join('.');
};

const choiceOf = ({ schemaPath }: Problem) => /\/oneOf\/\d+\//.exec(schemaPath)?.[0];

/** Problems of the `oneOf` variant with the same constants as the body; else problems of the constants. */
const ofItsChoice = (problems: readonly Problem[]): readonly Problem[] => {
  const own = problems.filter(({ keyword }) => keyword !== 'oneOf');
  const constants = own.filter((problem) => problem.keyword === 'const' && choiceOf(problem));
  const others = new Set(constants.map(choiceOf));
  const chosen = own.filter((problem) => !others.has(choiceOf(problem)));
  return chosen.length > 0
    ? chosen
    : own.filter(({ keyword }) => constants.length === 0 || keyword === 'const');
};

type Fields = Readonly<Record<string, string[]>>;

const malformedFields = async (request: Request): Promise<Fields> => {
  const file = await readContract();
  const sent = await toApiRequest(request);
  const operation = file.matchOperation(sent);
  const { errors } = operation ? file.validateRequest(sent, operation) : {};
  const problems = errors?.filter(({ instancePath }) => /^\/(requestBody|query)/.test(instancePath)) ?? [];
  const fields: Record<string, string[]> = {};
  for (const problem of ofItsChoice(problems)) {
    const name = nameOf(problem) || 'body';
    fields[name] = [...new Set([...(fields[name] ?? []), sentenceOf(problem)])];
  }
  return fields;
};

type Details = { status?: ContentfulStatusCode; fields?: Record<string, string | string[]> };

export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: ContentfulStatusCode;
  readonly body: { code: string; message: string; validation_errors: Details['fields'] };

  constructor(code: string, message: string, { status = 200, fields }: Details = {}) {
    super(message);
    this.status = status;
    this.body = { code, message, validation_errors: fields };
  }
}

export const unauthenticated = () =>
  new Refusal('401', 'Votre session a expiré. Reconnectez-vous.', { status: 401 });

export const forbidden = () =>
  new Refusal('403', 'Vos droits ne permettent pas cette action.', { status: 403 });

export const notFound = (message: string) => new Refusal('404', message, { status: 404 });

export const reversedDays = (field: string) =>
  new Refusal('50', 'La date de début est après la date de fin.', {
    status: 400,
    fields: { [field]: ['Choisissez une date qui précède la date de fin.'] },
  });

export const success = { code: '00' } as const;

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

const check = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown, malformed: Fields) => {
  const parsed = schema.safeParse(value, { error: describeIssue });
  if (parsed.success && Object.keys(malformed).length === 0) return parsed.data;
  const own = groupByField(parsed.error?.issues ?? []);
  // If `schema` and the OpenAPI file both have a message for a field, only the message of `schema` is sent.
  const others = Object.entries(malformed).filter(
    ([field]) => !Object.keys(own).some((name) => `${field}.`.startsWith(`${name}.`)),
  );
  throw new Refusal('400', 'La demande est mal formée. Vérifiez les champs signalés.', {
    status: 400,
    fields: { ...Object.fromEntries(others), ...own },
  });
};

/** Validates with docs/back-office.openapi.yaml, then with `schema`. @throws Refusal a 400 with messages. */
const read =
  (readValue: (c: Context) => unknown) =>
  async <Schema extends z.ZodMiniType>(c: Context, schema: Schema) => {
    const malformed = await malformedFields(c.req.raw.clone());
    return check(schema, await readValue(c), malformed);
  };

export const readQuery = read((c) => c.req.query());
export const readBody = read((c) => c.req.json().catch(() => undefined));
export const readParts = read((c) => c.req.parseBody().catch(() => undefined));
