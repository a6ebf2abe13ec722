import type { Meter } from '../domain/consumption/meter.ts';
import { gather } from './client/gather.ts';

type OfMeters = { meters: readonly Meter[] };

export const gatherMeters =
  <Query extends OfMeters, Answer extends object>(
    call: (query: Query & { meter: Meter }, signal: AbortSignal) => Promise<Answer>,
  ) =>
  (query: Query, signal: AbortSignal, onProgress: (done: number, total: number) => void) =>
    gather(
      query.meters.map((meter) => ({ meter })),
      ({ meter }) => call({ ...query, meter }, signal),
      { signal, onProgress },
    );
