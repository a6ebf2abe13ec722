import { createGenerator } from 'json-schema-faker';
import * as z from 'zod/mini';
import type { Contract } from './contract.ts';

const mediaSchema = z.object({
  schema: z.record(z.string(), z.unknown()),
  example: z.optional(z.unknown()),
  examples: z.optional(z.record(z.string(), z.object({ value: z.unknown() }))),
});
const bodySchema = z.object({ content: z.object({ 'application/json': mediaSchema }) });
const choiceSchema = z.object({ oneOf: z.array(z.record(z.string(), z.unknown())) });

type Media = z.infer<typeof mediaSchema>;

/** The JSON of a request or of an answer, as the file says it; null where it says none. */
export const jsonOf = (body: unknown): Media | null =>
  bodySchema.safeParse(body).data?.content['application/json'] ?? null;

export const examplesOf = ({ example, examples }: Media): unknown[] =>
  examples ? Object.values(examples).map(({ value }) => value) : [example];

const isRefusal = (answer: unknown) =>
  (z.object({ code: z.string() }).safeParse(answer).data?.code ?? '00') !== '00';

type Call = { method: string; path: string };

/** What the file says that a call may answer with the status 200: their schemas, and its examples. */
export const answersOf = (contract: Contract, { method, path }: Call) => {
  const operation = contract.getOperations().find((found) => found.method === method && found.path === path);
  const media = jsonOf(operation?.responses?.['200']);
  const [success = {}, refusal = {}] = choiceSchema.safeParse(media?.schema).data?.oneOf ?? [];
  const examples = media ? examplesOf(media) : [];
  return {
    success: { schema: success, examples: examples.filter((example) => !isRefusal(example)) },
    refusal: { schema: refusal, examples: examples.filter(isRefusal) },
  };
};

export type Answers = ReturnType<typeof answersOf>['success'];

/** An answer that holds all that the file says it may: it is always the same. */
export const fullAnswer = ({ schema }: Answers): Promise<unknown> =>
  createGenerator({
    seed: 1,
    alwaysFakeOptionals: true,
    minItems: 1,
    maxItems: 2,
    useExamplesValue: true,
  }).generate(schema);
