import type * as z from 'zod/mini';
import { exchange } from './client.ts';
import type { DataOf, Declared, Method, SentOf } from './declaration.ts';

/** As `defineCall`, for an answer that its headers complete. */
export const definePagedCall = <
  Verb extends Method,
  Path extends `/${string}`,
  Answer extends z.ZodMiniType,
  Payload,
  Page,
>(
  declaration: Declared<Verb, Path, Answer> & {
    send: (payload: Payload) => SentOf<DataOf<Verb, Path>>;
    read: (answer: z.output<Answer>, headers: Headers, payload: Payload) => Page;
  },
) => {
  const call = async (payload: Payload, signal: AbortSignal): Promise<Page> => {
    const { answer, headers } = await exchange(declaration, declaration.send(payload), signal);
    return declaration.read(answer, headers, payload);
  };
  return Object.assign(call, { declaration });
};
