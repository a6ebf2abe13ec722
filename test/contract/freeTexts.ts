import { type Answers, answersOf, fullAnswer } from './answers.ts';
import type { Contract } from './contract.ts';

/** Stands in an answer for a text that the file leaves free. */
export const freeText = '\uE000';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (list: unknown): Schema[] => (Array.isArray(list) ? list.filter(isSchema) : []);

/** A schema, and those that it is one of or made of. */
const partsOf = (schema: unknown): Schema[] => {
  if (!isSchema(schema)) return [];
  const { oneOf, anyOf, allOf } = schema;
  return [schema, ...[oneOf, anyOf, allOf].flatMap(schemasIn).flatMap(partsOf)];
};

const isFree = ({ type, ...rules }: Schema): boolean =>
  [type].flat().includes('string') && !['const', 'enum', 'format', 'pattern'].some((rule) => rule in rules);

/** The schemas of a field of an object, where they say of it. */
const fieldOf = (parts: readonly Schema[], name: string): Schema[] =>
  parts.flatMap(({ properties, additionalProperties }) =>
    partsOf(isSchema(properties) && name in properties ? properties[name] : additionalProperties),
  );

const filled = (value: unknown, parts: readonly Schema[]): unknown => {
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

const samplesOf = async (answers: Answers): Promise<unknown[]> => [
  ...answers.examples,
  await fullAnswer(answers),
];

/** The answers of a call, each as the file gives it, and with its free texts replaced. */
export type FreeAnswers = Record<'success' | 'refusal', { given: unknown; free: unknown }[]>;

/** The answers of every call of the file, by its name. */
export const freeAnswers = async (contract: Contract): Promise<Record<string, FreeAnswers>> => {
  const calls = contract.getOperations().map(async ({ method, path }) => {
    const { success, refusal } = answersOf(contract, { method, path });
    const free = async (answers: Answers) =>
      (await samplesOf(answers)).map((given) => ({ given, free: filled(given, partsOf(answers.schema)) }));
    return [
      `${method.toUpperCase()} ${path}`,
      { success: await free(success), refusal: await free(refusal) },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(calls));
};
