import { vi } from 'vitest';

export type SentRequest = {
  call: string;
  query: Record<string, string>;
  body: unknown;
  bearer: string | null;
  signal: AbortSignal;
  request: Request;
  /** Keeps a reference to the pending promise: a garbage-collected request would never abort. */
  waiting: unknown;
};

const readBody = async (request: Request): Promise<unknown> => {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    const text = await request.text();
    return text && JSON.parse(text);
  }
  const parts = [...(await request.formData())];
  return Promise.all(
    parts.map(async ([name, part]) => [name, part instanceof File ? [part.name, await part.text()] : part]),
  );
};

type Answer = (request: Request, call: string) => Promise<Response> | Response | undefined;

/** Replaces `fetch`, and returns the list of sent requests. A request without a response stays pending. */
export const stubCalls = (answer: Answer): SentRequest[] => {
  const sent: SentRequest[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const copies = [request.clone(), request.clone()] as const;
    const body = await readBody(request);
    const answered = answer(copies[0], call + search) ?? new Promise<Response>(() => {});
    sent.push({
      call,
      query: Object.fromEntries(searchParams),
      body,
      bearer: request.headers.get('Authorization'),
      signal: request.signal,
      request: copies[1],
      waiting: [input, request, answered],
    });
    return answered;
  });
  return sent;
};

/** Replaces `fetch` with JSON responses by call, such as `GET /api/user`, with or without its query. */
export const stubBackOffice = (answers: Record<string, unknown>): SentRequest[] =>
  stubCalls((_, call) => {
    const stubbed = [call, call.replace(/\?.*/, '')].find((known) => known in answers);
    return stubbed === undefined ? undefined : Response.json(answers[stubbed]);
  });
