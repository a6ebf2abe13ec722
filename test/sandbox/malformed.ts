import type { Context } from 'hono';
import type { ValidationResult } from 'openapi-backend';
import * as z from 'zod/mini';
import { openContract } from '../contract/contract.ts';
import { patternSentences } from './rules.ts';

let contract: ReturnType<typeof openContract> | undefined;

/** The file, read for the first body: who imports a route only for its values does without. */
const readContract = () => {
  contract ??= openContract();
  return contract;
};

type Problem = NonNullable<ValidationResult['errors']>[number];

const paramsSchema = z.object({
  missingProperty: z.optional(z.string()),
  additionalProperty: z.optional(z.string()),
});

/** As much of a rule as is said of what breaks it. */
const ruleSchema = z.object({
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  pattern: z._default(z.string(), ''),
  format: z._default(z.string(), ''),
});

const refused = 'Valeur refusée.';

const formatSentences: Readonly<Record<string, string>> = {
  date: 'Une date aaaa-mm-jj est attendue.',
};

const sentenceOf = ({ keyword, parentSchema }: Problem): string => {
  const { minLength = 0, maxLength = 0, pattern, format } = ruleSchema.parse(parentSchema);
  switch (keyword) {
    case 'required':
      return 'Champ obligatoire.';
    case 'additionalProperties':
      return 'Champ inconnu.';
    case 'minLength':
    case 'maxLength':
      if (minLength === maxLength) return `${minLength} caractères sont attendus.`;
      if (keyword === 'maxLength')
        return `${maxLength.toLocaleString('fr-FR')} caractères au plus sont attendus.`;
      return minLength === 1 ? 'Champ obligatoire.' : `${minLength} caractères au moins sont attendus.`;
    case 'pattern':
      return patternSentences[pattern] ?? refused;
    case 'format':
      return formatSentences[format] ?? refused;
    default:
      return refused;
  }
};

const nameOf = ({ instancePath, params }: Problem): string => {
  const { missingProperty, additionalProperty } = paramsSchema.parse(params);
  return [...instancePath.split('/').slice(2), missingProperty ?? additionalProperty ?? []].flat().join('.');
};

const choiceOf = ({ schemaPath }: Problem) => /\/oneOf\/\d+\//.exec(schemaPath)?.[0];

/** Of a body that is one of several, what breaks the one that it says it is; where it is none, what says so. */
const ofItsChoice = (problems: readonly Problem[]): readonly Problem[] => {
  const own = problems.filter(({ keyword }) => keyword !== 'oneOf');
  const constants = own.filter((problem) => problem.keyword === 'const' && choiceOf(problem));
  const others = new Set(constants.map(choiceOf));
  const chosen = own.filter((problem) => !others.has(choiceOf(problem)));
  return chosen.length > 0
    ? chosen
    : own.filter(({ keyword }) => constants.length === 0 || keyword === 'const');
};

/** What docs/back-office.openapi.yaml refuses of a JSON body, by field: a sentence for each rule that is broken. */
export const malformedFields = async (c: Context, body: unknown): Promise<Record<string, string[]>> => {
  const file = await readContract();
  const request = { method: c.req.method, path: c.req.path, headers: c.req.header(), body };
  const operation = file.matchOperation(request);
  const { errors } = operation ? file.validateRequest(request, operation) : {};
  const problems = errors?.filter(({ instancePath }) => instancePath.startsWith('/requestBody')) ?? [];
  const fields: Record<string, string[]> = {};
  for (const problem of ofItsChoice(problems)) {
    const name = nameOf(problem) || 'body';
    fields[name] = [...new Set([...(fields[name] ?? []), sentenceOf(problem)])];
  }
  return fields;
};
