import { fileURLToPath } from 'node:url';
import addFormats from 'ajv-formats';
import { createGenerator } from 'json-schema-faker';
import {
  type Request as ApiRequest,
  OpenAPIBackend,
  type Operation,
  SetMatchType,
  type ValidationResult,
} from 'openapi-backend';
import * as z from 'zod/mini';

const mediaSchema = z.object({
  schema: z.record(z.string(), z.unknown()),
  example: z.optional(z.unknown()),
  examples: z.optional(z.record(z.string(), z.object({ value: z.unknown() }))),
});
const bodySchema = z.object({ content: z.object({ 'application/json': mediaSchema }) });
const requestSchema = z.object({ content: z.record(z.string(), mediaSchema) });

export const choiceSchema = z.object({ oneOf: z.array(z.record(z.string(), z.unknown())) });

type Media = z.infer<typeof mediaSchema>;

export const jsonOf = (body: unknown): Media | null =>
  bodySchema.safeParse(body).data?.content['application/json'] ?? null;

export const examplesOf = ({ example, examples }: Media): unknown[] =>
  examples ? Object.values(examples).map(({ value }) => value) : [example];

export const carriedBy = (requestBody: unknown): unknown => {
  const content = requestSchema.safeParse(requestBody).data?.content;
  return (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema;
};

export const operationsOf = (contract: Contract): Operation[] =>
  contract.getOperations().filter(({ path }) => /^\/(?:api|user|p)\//.test(path));

type Named = { method: string; path: string };

export const operationOf = (contract: Contract, { method, path }: Named): Operation | undefined =>
  operationsOf(contract).find((operation) => operation.method === method && operation.path === path);

const isRefusal = (answer: unknown) =>
  (z.object({ code: z.string() }).safeParse(answer).data?.code ?? '00') !== '00';

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

export const fullAnswer = ({ schema }: Answers): Promise<unknown> =>
  createGenerator({
    seed: 1,
    alwaysFakeOptionals: true,
    minItems: 1,
    maxItems: 2,
    useExamplesValue: true,
  }).generate(schema);

export type Contract = OpenAPIBackend;

export const contractFile = fileURLToPath(new URL('../../docs/back-office.openapi.yaml', import.meta.url));

export const openContract = async (): Promise<Contract> => {
  const contract: Contract = await new OpenAPIBackend({
    definition: contractFile,
    // Omits a validation for OpenAPI 3.0: `contract.test.ts` validates the file instead.
    quick: true,
    strict: true,
    ajvOpts: { allErrors: true, verbose: true },
    customizeAjv: (ajv) => addFormats(ajv),
  }).init();
  const operations = contract.router.getOperations();
  contract.router.getOperations = () => operations;
  return contract;
};

const readParts = async (request: Request): Promise<unknown> =>
  Object.fromEntries(
    await Promise.all(
      [...(await request.formData())].map(async ([name, part]) => [
        name,
        part instanceof File ? await part.text() : part,
      ]),
    ),
  );

export const readBody = async (request: Request): Promise<unknown> => {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return readParts(request);
  const text = await request.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

export const toApiRequest = async (request: Request): Promise<ApiRequest> => {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: await readBody(request),
  };
};

/** Violation of the OpenAPI file by a request or its response. `status`: null without a response. */
export type Violation = { call: string; side: 'request' | 'answer'; status: number | null; message: string };

export type CheckExchange = (request: Request, answer: Response | null) => Promise<Violation[]>;

/** Paths of the back office. Other paths belong to the sign-in provider or to third parties. */
const isBackOffice = /^\/(?:api|user|p)\//;

export const listMessages = ({ errors }: ValidationResult): string[] =>
  (errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );

const readMediaType = (answer: Response): string =>
  answer.headers.get('content-type')?.split(';')[0] ?? 'none';

const answerMessages = async ({ validator }: Contract, operation: Operation, answer: Response) => {
  const response = operation.responses?.[answer.status] ?? operation.responses?.default;
  if (!response || '$ref' in response) return ['the file does not contain this status'];
  const medias = Object.keys(response.content ?? {});
  const media = readMediaType(answer);
  if (medias.length > 0 && !medias.includes(media))
    return [`the file does not contain the media type ${media}`];
  const headers = validator.validateResponseHeaders(
    Object.fromEntries(answer.headers),
    operation.operationId ?? '',
    { statusCode: answer.status, setMatchType: SetMatchType.Superset },
  );
  if (media !== 'application/json') return listMessages(headers);
  const body = validator.validateResponse(
    await answer.json().catch(() => undefined),
    operation.operationId ?? '',
    answer.status,
  );
  return [...listMessages(headers), ...listMessages(body)];
};

export const checkExchange =
  (contract: Contract): CheckExchange =>
  async (request, answer) => {
    const sent = await toApiRequest(request);
    const operation = contract.matchOperation(sent);
    const status = answer?.status ?? null;
    const violation = (side: Violation['side']) => (message: string) => ({
      call: `${sent.method} ${sent.path}`,
      side,
      status,
      message,
    });
    if (!operation)
      return isBackOffice.test(sent.path)
        ? [violation('request')('the file does not contain this call')]
        : [];
    return [
      ...listMessages(contract.validateRequest(sent, operation)).map(violation('request')),
      ...(answer ? await answerMessages(contract, operation, answer) : []).map(violation('answer')),
    ];
  };
