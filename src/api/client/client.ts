import type { Options } from 'ky';
import * as z from 'zod/mini';
import type { requests } from '../requests.ts';
import { readToken, reportUnauthorized } from '../storage/token.ts';
import { takeBegun } from './ahead.ts';
import { technical, toFailure, unansweredFailure } from './failures.ts';
import { ownUrl } from './reads.ts';

/** A success that says nothing more. */
export const nothing = z.pipe(
  z.object({}),
  z.transform(() => undefined),
);

/** Answer of a success without a body, such as a 204: the write is done, without a new token (docs/rules.md#failures). */
const emptyAnswer = { jwt: null };

/** The new token of the session; '' after a success without a body: the user signs in again. */
export const newToken = z.pipe(
  z.object({ jwt: z.nullable(z.string().check(z.minLength(1))) }),
  z.transform(({ jwt }) => jwt ?? ''),
);

export type Method = 'get' | 'post' | 'delete';

/** What a call is, for the portal that makes it and for the tests that compare it with docs/back-office.openapi.yaml. */
export type Declaration = {
  method: Method;
  /** As the file writes it: `{name}` stands for a part of it. */
  path: `/${string}`;
  /** What is made of a success; `own` where the call reads its answer by itself. */
  answer: z.ZodMiniType | 'own';
  /** Codes that are answers and not failures. */
  accepted?: readonly string[];
  /** What is said where a refusal says nothing; else it is a technical failure. */
  defaultMessage?: string;
  /** In milliseconds, where the method does not say how long it may take. */
  timeout?: number;
};

type Requests = typeof requests;

/** What a call carries, by its name in `requests`. */
export type DataOf<Verb extends Method, Path extends string> = `${Uppercase<Verb>} ${Path}` extends infer Name
  ? Name extends keyof Requests
    ? z.input<Requests[Name]>
    : undefined
  : never;

/** What is sent of a payload. */
export type Sent<Data = unknown> = {
  /** The parts of its path, by name, as they are: they are encoded here. */
  parts?: Readonly<Record<string, string>>;
  /** In the place of the declared path, where an answer gave one. */
  path?: string;
  /** The query of a GET, the body of anything else. */
  data?: Data;
  /** What is sent, as the parts of a form, where it holds files. */
  form?: FormData;
  /** In the place of the session's token: null carries none. A 401 then rejects, and ends nothing. */
  token?: string | null | undefined;
};

/** As `Sent`, which holds what the call carries, where it carries something. */
export type SentOf<Data> = Sent<Data> &
  (undefined extends Data ? unknown : Required<Pick<Sent<Data>, 'data'>> | Required<Pick<Sent, 'form'>>);

export type Declared<Verb extends Method, Path extends string, Answer> = Declaration & {
  method: Verb;
  path: Path;
  answer: Answer;
};

/** The path of a call, with its parts and its query. */
const fillPath = ({ method, path }: Declaration, sent: Sent): string => {
  const { data, parts = {} } = sent;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
  const query = method === 'get' && data ? `?${new URLSearchParams(Object.entries(data))}` : '';
  return sent.path ?? filled + query;
};

/**
 * How long a call is waited for, in milliseconds (docs/rules.md#calls): a read, by a POST too; a write; a document, or a
 * request with files, which take their time on a slow line.
 */
export const timeouts = { read: 10_000, write: 30_000, files: 60_000 };

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

/**
 * Declares a call of the back office, and gives the function that makes it: of a payload, until `signal` aborts. It gives
 * what `answer` makes of a success, and rejects with a `Failure`, whatever went wrong; a 401 never settles, the session takes
 * over. The payload is what is sent, unless `send` makes that of it.
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
