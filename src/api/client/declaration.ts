import type * as z from 'zod/mini';
import type { requests } from '../requests.ts';

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
export const fillPath = ({ method, path }: Declaration, sent: Sent): string => {
  const { data, parts = {} } = sent;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
  const query = method === 'get' && data ? `?${new URLSearchParams(Object.entries(data))}` : '';
  return sent.path ?? filled + query;
};
