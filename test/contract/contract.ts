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

export type Contract = OpenAPIBackend;

/** What the portal asks of a back office, as an integrator reads it. */
export const contractFile = fileURLToPath(new URL('../../docs/back-office.openapi.yaml', import.meta.url));

/** Reads the file. Each of its schemas is compiled when it is first needed, and once. */
export const openContract = async (): Promise<Contract> => {
  const contract: Contract = await new OpenAPIBackend({
    definition: contractFile,
    // Quick skips the tool's own look at the file, which knows OpenAPI 3.0 only; the contract's test has a better one.
    quick: true,
    strict: true,
    ajvOpts: { allErrors: true, verbose: true },
    customizeAjv: (ajv) => addFormats(ajv),
  }).init();
  // The router would list them anew for each request.
  const operations = contract.router.getOperations();
  contract.router.getOperations = () => operations;
  return contract;
};

/** The parts of a form by their names; of a file, its bytes as a text. */
const readParts = async (request: Request): Promise<unknown> =>
  Object.fromEntries(
    await Promise.all(
      [...(await request.formData())].map(async ([name, part]) => [
        name,
        part instanceof File ? await part.text() : part,
      ]),
    ),
  );

const readBody = async (request: Request): Promise<unknown> => {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return readParts(request);
  const text = await request.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

/** A request as the contract compares it with the file. */
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

/** What an exchange breaks of the contract. `status` is that of the answer, null where none was looked at. */
export type Violation = { call: string; side: 'request' | 'answer'; status: number | null; message: string };

/** Looks at a request, and at its answer where one is given. */
export type CheckExchange = (request: Request, answer: Response | null) => Promise<Violation[]>;

/** Paths that are the back office's alone; the others hold pages of the provider and of third parties too. */
const isBackOffice = /^\/(?:api|user|p)\//;

export const listMessages = ({ errors }: ValidationResult): string[] =>
  (errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );

const readMediaType = (answer: Response): string =>
  answer.headers.get('content-type')?.split(';')[0] ?? 'none';

const answerMessages = async (
  { validator }: Contract,
  operation: Operation,
  answer: Response,
): Promise<string[]> => {
  const response = operation.responses?.[answer.status] ?? operation.responses?.default;
  if (!response || '$ref' in response) return ['the file does not hold this status'];
  const medias = Object.keys(response.content ?? {});
  const media = readMediaType(answer);
  if (medias.length > 0 && !medias.includes(media)) return [`the file does not hold the media ${media}`];
  const headers = validator.validateResponseHeaders(
    Object.fromEntries(answer.headers),
    operation.operationId ?? '',
    {
      statusCode: answer.status,
      setMatchType: SetMatchType.Superset,
    },
  );
  if (media !== 'application/json') return listMessages(headers);
  const body = validator.validateResponse(
    await answer.json().catch(() => undefined),
    operation.operationId ?? '',
    answer.status,
  );
  return [...listMessages(headers), ...listMessages(body)];
};

/** The check of an exchange against the contract. */
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
      return isBackOffice.test(sent.path) ? [violation('request')('the file does not hold this call')] : [];
    return [
      ...listMessages(contract.validateRequest(sent, operation)).map(violation('request')),
      ...(answer ? await answerMessages(contract, operation, answer) : []).map(violation('answer')),
    ];
  };
