import { beforeEach, expect, vi } from 'vitest';
import type { EventObject } from 'xstate';
import { storeToken } from '#src/api/storage/token.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { requestProblems } from './requestProblems.ts';
import type { SentRequest } from './stubBackOffice.ts';

/** Stands in for a browser where someone is signed in with `a-token`, around each test of the file. */
export const signedInBrowser = (): void => {
  beforeEach(() => {
    standInBrowser();
    // What brings code on demand listens to it.
    vi.stubGlobal('document', new EventTarget());
    storeToken('a-token');
  });
};

type Flow<Event extends EventObject> = {
  start: () => unknown;
  send: (event: Event) => void;
  stop: () => unknown;
  getSnapshot: () => { can: (event: Event) => boolean };
};

/** Starts a flow and makes the events one after the other, each as soon as the flow takes it. */
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

/** Waits for the last request to be this one, as it is declared and as the OpenAPI file holds it. */
export const expectLast = async (sent: readonly SentRequest[], expected: Partial<SentRequest>) => {
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject(expected));
  const last = sent.at(-1);
  expect(last && (await requestProblems(last))).toEqual([]);
  // `toMatchObject` lets more pass.
  for (const [key, value] of Object.entries(expected)) expect(Object(last)[key]).toEqual(value);
};
