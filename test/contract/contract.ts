import { fileURLToPath } from 'node:url';
import addFormats from 'ajv-formats';
import { type Request as ApiRequest, OpenAPIBackend } from 'openapi-backend';

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
