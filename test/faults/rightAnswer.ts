import type { Declaration } from '#src/api/client/client.ts';
import { findDeclaration } from '#test/contract/declarations.ts';
import { createStub } from '#test/contract/stub.ts';

const stub = await createStub();

const ofContract = (body: object, reference: string): object =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((item) => ('reference' in Object(item) ? { ...item, reference } : item))
        : value,
    ]),
  );

const answerOf = async (request: Request): Promise<Response> => {
  const signed = request.clone();
  signed.headers.set('Authorization', 'Bearer any');
  const right = await stub(signed);
  const { reference }: { reference?: unknown } = Object(await request.json().catch(() => null));
  if (typeof reference !== 'string' || !right.headers.get('content-type')?.includes('json')) return right;
  return Response.json(ofContract(Object(await right.json()), reference), { headers: right.headers });
};

const known = new Map<string, Response>();

export const rightAnswer = async (request: Request): Promise<Response> => {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const key = [request.method, request.url, isForm ? '' : await request.clone().text()].join(' ');
  const answer = known.get(key) ?? (await answerOf(request));
  known.set(key, answer);
  return answer.clone();
};

/** Declaration of a request in a model. `*` in `GET /api/invoice/*` matches one or more path segments. */
export const declarationNamed = (request: string): Declaration => {
  const [method = '', path = ''] = request.split(' ');
  const declaration = ['x', 'x/x'].flatMap(
    (part) => findDeclaration(method, path.replace('*', part)) ?? [],
  )[0];
  if (!declaration) throw new Error(`no call declares ${request}`);
  return declaration;
};
