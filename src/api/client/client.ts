import type { Options } from 'ky';
import type * as z from 'zod/mini';
import { readToken } from '../storage/token.ts';
import { takeBegun } from './ahead.ts';
import { emptyAnswer } from './answers.ts';
import { type Declaration, fillPath, type Method, type Sent } from './declaration.ts';
import { technical, toFailure, unansweredFailure } from './failures.ts';
import { ownUrl } from './ownUrl.ts';
import { timeouts } from './timeouts.ts';
import { reportUnauthorized } from './unauthorized.ts';

/** What turns the reading of a text around, as it is or as JSON may write it, which an escaped backslash does not begin. */
const turning = /(\\\\)|[\u202A-\u202E\u2066-\u2069]|\\u(?:202[a-e]|206[6-9])/gi;

/** What a text holds in JSON, without marks that turn it around (docs/rules.md#tolerance); undefined where it holds something else. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(turning, '$1'));
  } catch {
    return undefined;
  }
};

export const readJson = async (response: Response): Promise<unknown> => parseJson(await response.text());

/** As `readJson`, for a write: the body of a success may be empty (docs/rules.md#failures). */
const readWritten = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return response.ok && text.trim() === '' ? emptyAnswer : parseJson(text);
};

/** Tells what writes from what only reads: a POST may read, within the time of a read. */
const isWrite = ({ method, timeout = timeouts.write }: Declaration): boolean =>
  method !== 'get' && timeout !== timeouts.read;

/** Fetches what makes the calls, for a page that is about to. */
export const preloadCalls = (): void => {
  import('./http.ts').catch(() => {});
};

type Attempt = Options & { method: Method; signal: AbortSignal };

/** The answer of a call, which the page may have begun before the portal was there. */
const fetchAnswer = async (url: URL, options: Attempt, token: string | null): Promise<Response> => {
  const { method, json, signal } = options;
  const begun = await takeBegun({ method, path: url.pathname + url.search, json }, token, signal);
  if (begun) return begun;
  const { http } = await import('./http.ts');
  return http(url, { ...options, ...(token && { headers: { Authorization: `Bearer ${token}` } }) });
};

const toBody = (method: Method, { data, form }: Sent) => {
  if (form) return { body: form };
  return method === 'get' ? {} : { json: data };
};

/** The token that was given does not open a session. */
export class Unauthorized extends Error {}

/** The token of the session that a 401 has refused, which no call carries again. */
let refused: string | null = null;

/**
 * The answer of the session: a 401 to a token that it has replaced since is asked again with its own; one to its own ends
 * it, and never settles. Nor does what is still asked while the page is being left: it is not sent.
 */
const answerOfSession = async (url: URL, options: Attempt): Promise<Response> => {
  const token = readToken();
  if (token === null || token !== refused) {
    const response = await fetchAnswer(url, options, token);
    if (response.status !== 401) return response;
    const current = readToken();
    if (current !== null && current !== token) return answerOfSession(url, options);
    refused = token;
  }
  reportUnauthorized();
  // The browser is leaving for the sign-in: nobody is there to read an answer or an error.
  return new Promise(() => {});
};

const answerTo = async (token: string | null, url: URL, options: Attempt): Promise<Response> => {
  const response = await fetchAnswer(url, options, token);
  if (response.status === 401) throw new Unauthorized();
  return response;
};

/** Sends a request and reads its answer, all within the time given: 10 s to a GET, 30 s to anything else, unless told. */
export const send = async <Body>(
  declaration: Declaration,
  { token, ...sent }: Sent,
  signal: AbortSignal,
  read: (response: Response) => Promise<Body>,
): Promise<{ status: number; headers: Headers; body: Body }> => {
  const { method, timeout = method === 'get' ? timeouts.read : timeouts.write } = declaration;
  const url = ownUrl(fillPath(declaration, sent));
  const elapsed = AbortSignal.timeout(timeout);
  try {
    const attempt = { method, ...toBody(method, sent), signal: AbortSignal.any([signal, elapsed]) };
    const response =
      token === undefined ? await answerOfSession(url, attempt) : await answerTo(token, url, attempt);
    return { status: response.status, headers: response.headers, body: await read(response) };
  } catch (thrown) {
    if (thrown instanceof Unauthorized) throw thrown;
    throw unansweredFailure(elapsed.aborted ? elapsed.reason : thrown);
  }
};

/**
 * Makes a declared call: its answer as the declaration reads it, with its headers. Rejects with a `Failure`, whatever went
 * wrong; a 401 never settles, the session takes over.
 */
export const exchange = async <Answer extends z.ZodMiniType>(
  declaration: Declaration & { answer: Answer },
  sent: Sent,
  signal: AbortSignal,
): Promise<{ answer: z.output<Answer>; headers: Headers }> => {
  const { status, headers, body } = await send(
    declaration,
    sent,
    signal,
    isWrite(declaration) ? readWritten : readJson,
  );
  const failure = toFailure(status, body, declaration);
  if (failure) throw failure;
  const answer = declaration.answer.safeParse(body);
  if (!answer.success) throw technical();
  return { answer: answer.data, headers };
};
