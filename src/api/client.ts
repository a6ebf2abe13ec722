import type { Options } from 'ky';
import type * as z from 'zod/mini';
import { takeBegun } from './ahead.ts';
import { failureOf, technical, unansweredFailure } from './failures.ts';
import { ownUrl } from './ownUrl.ts';
import { timeouts } from './timeouts.ts';
import { readToken } from './token.ts';
import { reportUnauthorized } from './unauthorized.ts';

type Method = 'get' | 'post' | 'delete';

type CallOptions = Pick<Options, 'json' | 'body' | 'searchParams'> & {
  /** Aborts the call when its reader leaves. */
  signal: AbortSignal;
  /** What the call carries in the place of the session's token; null carries none. A 401 then rejects, and ends nothing. */
  token?: string | null | undefined;
  /** In milliseconds, where the method does not say how long it may take. */
  timeout?: number;
  /** Codes that are answers and not failures. */
  accepted?: readonly string[];
  /** What is said where a refusal says nothing; else it is told as a technical failure. */
  defaultMessage?: string;
};

/** What a text holds in JSON; undefined where it holds something else. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const readJson = async (response: Response): Promise<unknown> => parseJson(await response.text());

type Sent = Omit<CallOptions, 'accepted' | 'defaultMessage' | 'timeout'> & {
  method: Method;
  timeout: number;
};

/** Fetches what makes the calls, for a page that is about to. */
export const preloadCalls = (): void => {
  import('./http.ts').catch(() => {});
};

type Attempt = Options & { method: Method; signal: AbortSignal };

/** The answer of a call, which the page may have begun before the portal was there. */
const answerOf = async (url: URL, options: Attempt, token: string | null): Promise<Response> => {
  const { method, json, signal } = options;
  const begun = await takeBegun({ method, path: url.pathname + url.search, json }, token, signal);
  if (begun) return begun;
  const { http } = await import('./http.ts');
  return http(url, { ...options, ...(token && { headers: { Authorization: `Bearer ${token}` } }) });
};

/** The token that was given does not open a session. */
export class Unauthorized extends Error {}

/**
 * The answer of the session: a 401 to a token that it has replaced since is asked again with its own; one to its own ends
 * it, and never settles.
 */
const answerOfSession = async (url: URL, options: Attempt): Promise<Response> => {
  const token = readToken();
  const response = await answerOf(url, options, token);
  if (response.status !== 401) return response;
  if (readToken() !== token) return answerOfSession(url, options);
  reportUnauthorized();
  // The browser is leaving for the sign-in: nobody is there to read an answer or an error.
  return new Promise(() => {});
};

const answerTo = async (token: string | null, url: URL, options: Attempt): Promise<Response> => {
  const response = await answerOf(url, options, token);
  if (response.status === 401) throw new Unauthorized();
  return response;
};

/** Sends a request and reads its answer, all within the time given. */
export const send = async <Body>(
  path: string,
  { signal, timeout, token, ...options }: Sent,
  read: (response: Response) => Promise<Body>,
): Promise<{ status: number; headers: Headers; body: Body }> => {
  const url = ownUrl(path);
  const elapsed = AbortSignal.timeout(timeout);
  try {
    const attempt = { ...options, signal: AbortSignal.any([signal, elapsed]) };
    const response =
      token === undefined ? await answerOfSession(url, attempt) : await answerTo(token, url, attempt);
    return { status: response.status, headers: response.headers, body: await read(response) };
  } catch (thrown) {
    if (thrown instanceof Unauthorized) throw thrown;
    throw unansweredFailure(elapsed.aborted ? elapsed.reason : thrown);
  }
};

/** As `call`, with the headers of the answer. */
export const exchange = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  method: Method,
  path: string,
  { accepted, defaultMessage, ...options }: CallOptions,
): Promise<{ answer: z.output<Schema>; headers: Headers }> => {
  const usual = method === 'get' ? timeouts.read : timeouts.write;
  const sent = { ...options, method, timeout: options.timeout ?? usual };
  const { status, headers, body } = await send(path, sent, readJson);
  const failure = failureOf(status, body, { accepted, defaultMessage });
  if (failure) throw failure;
  const answer = schema.safeParse(body);
  if (!answer.success) throw technical();
  return { answer: answer.data, headers };
};

/**
 * Calls the back office and gives its answer as `schema` reads it. Rejects with a `Failure`, whatever went
 * wrong; a 401 never settles, the session takes over. A GET is given 10 s, anything else
 * 30 s unless told.
 */
export const call = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  method: Method,
  path: string,
  options: CallOptions,
): Promise<z.output<Schema>> => (await exchange(schema, method, path, options)).answer;
