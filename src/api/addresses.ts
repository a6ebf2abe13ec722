import ky from 'ky';
import type * as z from 'zod/mini';
import {
  addressOutage,
  type Place,
  placeQuery,
  retryAfter,
  type Street,
  streetsSchema,
  townsSchema,
} from '../domain/request/place.ts';
import { readJson } from './client/client.ts';

const timeout = 5000;
const limit = 8;

const client = ky.create({
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  credentials: 'same-origin',
  referrerPolicy: 'no-referrer',
});

type Query = { q: string; type: 'municipality' | 'street'; citycode?: string };

export const addressSearch = (address: string) => {
  let opensAt = 0;

  const search = async <Schema extends z.ZodMiniType>(
    schema: Schema,
    { q, ...query }: Query,
    signal: AbortSignal,
  ): Promise<z.output<Schema>> => {
    const closedFor = opensAt - Date.now();
    if (closedFor > 0) throw addressOutage(closedFor);
    try {
      const response = await client.get(new URL(address, location.origin), {
        searchParams: { q: placeQuery(q), ...query, limit },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      });
      const rest = retryAfter(response.headers.get('Retry-After'), Date.now());
      // The address service responds 400 to a text that it cannot parse. The portal then shows no suggestion.
      if (response.status === 400) return schema.parse({});
      if (!response.ok) {
        opensAt = Date.now() + (rest ?? 0);
        throw addressOutage(rest);
      }
      return schema.parse(await readJson(response));
    } catch (thrown) {
      throw thrown instanceof Error ? addressOutage() : thrown;
    }
  };

  return {
    suggestTowns: (query: string, signal: AbortSignal): Promise<readonly Place[]> =>
      search(townsSchema, { q: query, type: 'municipality' }, signal),
    suggestStreets: (
      { query, insee }: { query: string; insee: string },
      signal: AbortSignal,
    ): Promise<readonly Street[]> =>
      search(streetsSchema, { q: query, type: 'street', citycode: insee }, signal),
  };
};
