import * as z from 'zod/mini';
import { failures as words } from '#locales/fr/failures.ts';
import { expiredFailure, isExpired } from '../../domain/failure.ts';
import type { requests } from '../requests.ts';
import { readToken, reportUnauthorized } from '../storage/token.ts';
import { ask, takeBegun } from './ahead.ts';
import { technical, toFailure, unansweredFailure } from './failures.ts';
import { ownUrl } from './reads.ts';

export const nothing = z.pipe(
  z.object({}),
  z.transform(() => undefined),
);

/** Replaces the body of a successful response without a body, such as a 204 (docs/rules.md#failures). */
const emptyAnswer = { jwt: null };

/** New token of the session. '' if the response has no body: the user must then sign in again. */
export const newToken = z.pipe(
  z.object({ jwt: z.nullable(z.string().check(z.minLength(1))) }),
  z.transform(({ jwt }) => jwt ?? ''),
);

export type Method = 'get' | 'post' | 'delete';

export type Declaration = {
  method: Method;
  path: `/${string}`;
  /** Schema of a successful response; `own` if the caller parses the response. */
  answer: z.ZodMiniType | 'own';
  accepted?: readonly string[];
  /** Message of a rejection without a text. By default, such a rejection is a technical failure. */
  defaultMessage?: string;
  /** Time limit in milliseconds. By default, it depends on the method. */
  timeout?: number;
};

type Requests = typeof requests;

export type DataOf<Verb extends Method, Path extends string> = `${Uppercase<Verb>} ${Path}` extends infer Name
  ? Name extends keyof Requests
    ? z.input<Requests[Name]>
    : undefined
  : never;

export type Sent<Data = unknown> = {
  /** Path parameters by name, not yet encoded. */
  parts?: Readonly<Record<string, string>>;
  path?: string;
  data?: Data;
  form?: FormData;
  /** Token instead of the token of the session; null for none. A 401 then has no effect on the session. */
  token?: string | null | undefined;
};

export type SentOf<Data> = Sent<Data> &
  (undefined extends Data ? unknown : Required<Pick<Sent<Data>, 'data'>> | Required<Pick<Sent, 'form'>>);

export type Declared<Verb extends Method, Path extends string, Answer> = Declaration & {
  method: Verb;
  path: Path;
  answer: Answer;
};

const fillPath = ({ method, path }: Declaration, sent: Sent): string => {
  const { data, parts = {} } = sent;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
  const query = method === 'get' && data ? `?${new URLSearchParams(Object.entries(data))}` : '';
  return sent.path ?? filled + query;
};

/** Time limits in milliseconds. `read` includes searches by POST (docs/rules.md#calls). */
export const timeouts = { read: 10_000, write: 30_000, files: 60_000 };

/** Text-direction characters, raw or escaped (`\u202A`). Matches `\\` first, to keep `\\u202A`. */
const turning = /(\\\\)|[\u202A-\u202E\u2066-\u2069]|\\u(?:202[a-e]|206[6-9])/gi;

/** Parses JSON without text-direction characters (docs/rules.md#tolerance); undefined if invalid. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(turning, '$1'));
  } catch {
    return undefined;
  }
};

export const readJson = async (response: Response): Promise<unknown> => parseJson(await response.text());

/** Parses the response to a call that changes data. A success may have no body (docs/rules.md#failures). */
const readWritten = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return response.ok && text.trim() === '' ? emptyAnswer : parseJson(text);
};

const isWrite = ({ method, timeout = timeouts.write }: Declaration): boolean =>
  method !== 'get' && timeout !== timeouts.read;

export const preloadCalls = (): void => {
  import('./http.ts').catch(() => {});
};

type Attempt = { method: Method; json?: unknown; body?: FormData; isRead: boolean; signal: AbortSignal };

/** Calls that only read data use `fetch`, because the HTTP client of the other calls loads later. */
const fetchAnswer = async (url: URL, attempt: Attempt, token: string | null): Promise<Response> => {
  const { isRead, signal, ...options } = attempt;
  const sent = { method: options.method, path: url.pathname + url.search, json: options.json };
  const begun = await takeBegun(sent, token, signal);
  if (begun) return begun;
  if (isRead) return ask(sent, token, signal);
  const { http } = await import('./http.ts');
  return http(url, { ...options, signal, ...(token && { headers: { Authorization: `Bearer ${token}` } }) });
};

const toBody = (method: Method, { data, form }: Sent) => {
  if (form) return { body: form };
  return method === 'get' ? {} : { json: data };
};

/** Token that the back office has rejected with a 401. No later call sends this token. */
let refused: string | null = null;

/**
 * Sends a call of the session. A 401 ends the session, and the call rejects when the protected pages are
 * closed. If the token has changed since the call started, sends the call again instead.
 */
const answerOfSession = async (url: URL, attempt: Attempt): Promise<Response> => {
  const token = readToken();
  if (token === null || token !== refused) {
    const response = await fetchAnswer(url, attempt, token);
    if (response.status !== 401) return response;
    const current = readToken();
    if (current !== null && current !== token) return answerOfSession(url, attempt);
    refused = token;
  }
  await reportUnauthorized();
  throw expiredFailure(words.expired);
};

const answerTo = async (token: string | null, url: URL, attempt: Attempt): Promise<Response> => {
  const response = await fetchAnswer(url, attempt, token);
  if (response.status === 401) throw expiredFailure(words.expired);
  return response;
};

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
    const isRead = !isWrite(declaration);
    const attempt = { method, isRead, ...toBody(method, sent), signal: AbortSignal.any([signal, elapsed]) };
    const response =
      token === undefined ? await answerOfSession(url, attempt) : await answerTo(token, url, attempt);
    return { status: response.status, headers: response.headers, body: await read(response) };
  } catch (thrown) {
    if (isExpired(thrown)) throw thrown;
    throw unansweredFailure(elapsed.aborted ? elapsed.reason : thrown);
  }
};

/** Sends a declared call. Rejects with a `Failure`; a 401 also ends the session. */
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

/**
 * Declares a call to the back office. Returns a function of a payload and an abort signal, which rejects with
 * a `Failure`. `send` converts the payload to the data of the request. A 401 also ends the session.
 */
export const defineCall = <
  Verb extends Method,
  Path extends `/${string}`,
  Answer extends z.ZodMiniType,
  Payload = DataOf<Verb, Path>,
>(
  declaration: Declared<Verb, Path, Answer> & { send?: (payload: Payload) => SentOf<DataOf<Verb, Path>> },
) => {
  const { send = (data: Payload): Sent => ({ data }) } = declaration;
  const call = async (payload: Payload, signal: AbortSignal): Promise<z.output<Answer>> =>
    (await exchange(declaration, send(payload), signal)).answer;
  return Object.assign(call, { declaration });
};
