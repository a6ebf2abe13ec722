import type * as z from 'zod/mini';
import { exchange } from './client.ts';
import type { DataOf, Declared, Method, Sent, SentOf } from './declaration.ts';

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
