import { checkExchange, openContract } from '#test/contract/contract.ts';
import { findDeclaration, findRequestSchema } from '#test/contract/declarations.ts';
import type { SentRequest } from './stubBackOffice.ts';

const check = checkExchange(await openContract());

const carriedBy = async ({ request, query, body }: SentRequest): Promise<unknown> => {
  if (request.method === 'GET') return query;
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  return isForm ? Object.fromEntries(await request.clone().formData()) : body;
};

export const declarationOfRequest = ({ request }: SentRequest) =>
  findDeclaration(request.method, new URL(request.url).pathname);

export const requestProblems = async (sent: SentRequest): Promise<unknown[]> => {
  const declaration = declarationOfRequest(sent);
  if (!declaration) return [`no declaration matches ${sent.call}`];
  const schema = findRequestSchema(declaration);
  const carried = await carriedBy(sent);
  const parsed = schema?.safeParse(carried);
  const undeclared = Object.keys(Object(carried)).filter((name) => !(name in Object(parsed?.data)));
  return [
    ...(parsed?.error?.issues ?? []),
    ...undeclared.map((name) => `the declaration of ${sent.call} has no field ${name}`),
    ...(await check(sent.request.clone(), null)),
  ];
};
