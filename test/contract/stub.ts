import type { Context, Operation } from 'openapi-backend';
import * as z from 'zod/mini';
import { listMessages, openContract, toApiRequest } from './contract.ts';

/** Example headers of a response, which `mockResponseForOperation` does not return. */
const responseSchema = z.object({
  headers: z.optional(z.record(z.string(), z.object({ example: z.union([z.string(), z.number()]) }))),
  content: z.optional(z.record(z.string(), z.unknown())),
});

/** Status of the redirect of an operation; undefined if the operation sends other responses. */
const redirection = ({ responses }: Operation): number | undefined =>
  Object.keys(responses ?? {})
    .map(Number)
    .find((status) => status >= 300 && status < 400);

const respondWithExample = ({ api, operation }: Context, code = redirection(operation)): Response => {
  const id = operation.operationId ?? '';
  const { status } = api.mockResponseForOperation(id, code ? { code } : {});
  const { headers = {}, content = {} } = responseSchema.parse(operation.responses?.[status]);
  const [media] = Object.keys(content);
  const { mock } = api.mockResponseForOperation(id, { code: status, ...(media && { mediaType: media }) });
  const answer = new Headers(Object.entries(headers).map(([name, { example }]) => [name, String(example)]));
  if (media) answer.set('content-type', media);
  const body = media === 'application/json' ? JSON.stringify(mock) : String(mock);
  return new Response(media ? body : null, { status, headers: answer });
};

const refusal = (status: number, message: string): Response =>
  Response.json({ code: String(status), message }, { status });

/** Stateless back office. It validates requests, accepts any token, and sends the first example. */
export const createStub = async (): Promise<(request: Request) => Promise<Response>> => {
  const api = await openContract();
  api.registerSecurityHandler('bearer', ({ request }) =>
    /^Bearer \S+$/.test(request.headers.authorization ?? ''),
  );
  api.register({
    notImplemented: (context) => respondWithExample(context),
    unauthorizedHandler: (context) => respondWithExample(context, 401),
    validationFail: ({ validation }) => refusal(400, listMessages(validation).join('\n')),
    notFound: ({ request }) => refusal(404, `${request.method} ${request.path} n’est pas dans le contrat`),
  });
  return async (request) => api.handleRequest(await toApiRequest(request));
};
