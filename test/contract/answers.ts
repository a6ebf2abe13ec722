import { createGenerator } from 'json-schema-faker';
import type { Operation } from 'openapi-backend';
import * as z from 'zod/mini';
import type { Contract } from './contract.ts';

const mediaSchema = z.object({
  schema: z.record(z.string(), z.unknown()),
  example: z.optional(z.unknown()),
  examples: z.optional(z.record(z.string(), z.object({ value: z.unknown() }))),
});
const bodySchema = z.object({ content: z.object({ 'application/json': mediaSchema }) });
const requestSchema = z.object({ content: z.record(z.string(), mediaSchema) });

/** One schema or another. */
export const choiceSchema = z.object({ oneOf: z.array(z.record(z.string(), z.unknown())) });

type Media = z.infer<typeof mediaSchema>;

/** The JSON of a request or of an answer, as the file says it; null where it says none. */
export const jsonOf = (body: unknown): Media | null =>
  bodySchema.safeParse(body).data?.content['application/json'] ?? null;

export const examplesOf = ({ example, examples }: Media): unknown[] =>
  examples ? Object.values(examples).map(({ value }) => value) : [example];

/** What a request carries by the file, in JSON or as a form; undefined where it carries nothing. */
export const carriedBy = (requestBody: unknown): unknown => {
  const content = requestSchema.safeParse(requestBody).data?.content;
  return (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema;
};

/** The calls of the file, the navigations of the browser and the third parties aside. */
export const operationsOf = (contract: Contract): Operation[] =>
  contract.getOperations().filter(({ path }) => /^\/(?:api|user|p)\//.test(path));

/** A call, by its name in the file. */
type Named = { method: string; path: string };

/** What the file says of a call. */
export const operationOf = (contract: Contract, { method, path }: Named): Operation | undefined =>
  operationsOf(contract).find((operation) => operation.method === method && operation.path === path);

const isRefusal = (answer: unknown) =>
  (z.object({ code: z.string() }).safeParse(answer).data?.code ?? '00') !== '00';

/** What the file says that a call may answer with the status 200: their schemas, and its examples. */
export const answersOf = (contract: Contract, call: Named) => {
  const media = jsonOf(operationOf(contract, call)?.responses?.['200']);
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
