import { beforeEach, expect, vi } from 'vitest';
import type { EventObject } from 'xstate';
import { clearVisitCaches } from '#src/api/client/visitCache.ts';
import { storeToken } from '#src/api/storage/token.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { requestProblems } from './requestProblems.ts';
import type { SentRequest } from './stubBackOffice.ts';

export const signedInBrowser = (): void => {
  beforeEach(() => {
    standInBrowser();
    clearVisitCaches();
    storeToken('a-token');
  });
};

type Flow<Event extends EventObject> = {
  start: () => unknown;
  send: (event: Event) => void;
  stop: () => unknown;
  getSnapshot: () => { can: (event: Event) => boolean };
};

export const startWith = async <Event extends EventObject>(
  flow: Flow<Event>,
  ...events: NoInfer<Event>[]
): Promise<void> => {
  flow.start();
  for (const event of events) {
    await vi.waitFor(() => expect(flow.getSnapshot().can(event), event.type).toBe(true));
    flow.send(event);
  }
};

export const expectLast = async (sent: readonly SentRequest[], expected: Partial<SentRequest>) => {
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject(expected));
  const last = sent.at(-1);
  expect(last && (await requestProblems(last))).toEqual([]);
  for (const [key, value] of Object.entries(expected)) expect(Object(last)[key]).toEqual(value);
};
