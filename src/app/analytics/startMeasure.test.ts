import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { required } from '#machines/setup/chart.ts';
import { standInBrowser, toRecord } from '#test/standInBrowser.ts';
import { consentMemory } from '../../api/storage/consentMemory.ts';
import { cookies, lifetimes } from '../../api/storage/cookies.ts';
import { storeToken } from '../../api/storage/token.ts';
import { isoDay } from '../../domain/calendar.ts';
import { flowEnded, startAudience } from './startMeasure.ts';

const seen = { name: 'screen.seen', screen: '/espace-personnel' } as const;
const ended = required(flowEnded('nameEdit', 'submitted'));

const sent: { address: string; init: RequestInit | undefined }[] = [];
const events = () => sent.map(({ init }) => JSON.parse(String(init?.body)));

let written: ReadonlyMap<string, string>;
beforeEach(() => {
  ({ cookies: written } = standInBrowser());
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 12), toFake: ['Date'] });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    sent.push({ address: String(address), init });
    throw new TypeError('no network');
  });
});

const started: ReturnType<typeof startAudience>[] = [];
const start = () => {
  const audience = startAudience('/audience');
  started.push(audience);
  return audience;
};

afterEach(() => {
  sent.length = 0;
  for (const audience of started.splice(0)) audience.stop();
});

const remember = (value: string) => cookies(lifetimes.halfYear).setItem('portal.audience', value);

const reached = (audience: ReturnType<typeof startAudience>, state: 'granted' | 'refused') =>
  vi.waitFor(() => expect(audience.consent?.getSnapshot().value).toBe(state));

it('sends no analytics event before consent, and stores only a refusal of the user', async () => {
  const audience = start();
  audience.track(seen);
  expect([...written]).toEqual([]);
  audience.consent?.send({ type: 'consent.refused' });
  await reached(audience, 'refused');
  audience.track(ended);
  expect(sent).toEqual([]);
  const answer = encodeURIComponent('{"choice":"refused","on":"2026-11-22"}');
  expect([...written.values()]).toEqual([
    `__Host-portal.audience=${answer}; Max-Age=15724800; Path=/; SameSite=Strict; Secure`,
  ]);
  expect(toRecord(localStorage)).toEqual({});
});

it('sends the current screen and later analytics events from the consent to the refusal', async () => {
  const audience = start();
  audience.track(seen);
  audience.consent?.send({ type: 'consent.given' });
  await reached(audience, 'granted');
  audience.track(ended);
  audience.consent?.send({ type: 'consent.refused' });
  audience.track(ended);
  await reached(audience, 'refused');
  expect(events()).toEqual([seen, ended]);
});

it('counts a screen in analytics once if rendered twice, and again after another screen', () => {
  remember('{"choice":"granted","on":"2026-11-01"}');
  const audience = start();
  const other = { name: 'screen.seen', screen: '/' } as const;
  for (const event of [seen, seen, other, seen]) audience.track(event);
  expect(events()).toEqual([seen, other, seen]);
});

it('sends each analytics event as separate JSON, without credentials or Referer header', async () => {
  storeToken('a-token');
  remember('{"choice":"granted","on":"2026-11-01"}');
  const audience = start();
  audience.track(seen);
  expect(sent).toEqual([
    {
      address: '/audience',
      init: {
        method: 'POST',
        body: JSON.stringify(seen),
        headers: { 'Content-Type': 'application/json' },
        keepalive: true,
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      },
    },
  ]);
});

it.each([
  ['{"choice":"granted","on":"2026-05-23"}', 'granted'],
  ['{"choice":"refused","on":"2026-05-23"}', 'refused'],
  ['{"choice":"granted","on":"2026-05-22"}', 'asked'],
  ['{"choice":"refused","on":"2026-05-22"}', 'asked'],
  ['{"choice":"granted","on":"2026-11-23"}', 'asked'],
  ['{"choice":"granted","on":"2026-02-31"}', 'asked'],
  ['{"choice":"yes","on":"2026-11-01"}', 'asked'],
  ['granted', 'asked'],
])('parses on 22 November 2026 the stored consent %s as %s', (stored, state) => {
  remember(stored);
  const audience = start();
  expect(audience.consent?.getSnapshot().value).toBe(state);
});

it('stops analytics in this tab if the user refuses consent in another tab', async () => {
  remember('{"choice":"granted","on":"2026-11-01"}');
  const audience = start();
  const elsewhere = new BroadcastChannel('portal.audience');
  const answerElsewhere = (choice: string) => elsewhere.postMessage({ choice, on: '2026-11-22' });
  elsewhere.postMessage('refused');
  answerElsewhere('refused');
  await reached(audience, 'refused');
  audience.track(ended);
  expect(sent).toEqual([]);
  answerElsewhere('granted');
  await reached(audience, 'granted');
  audience.stop();
  answerElsewhere('refused');
  elsewhere.close();
  audience.track(ended);
  expect(sent).toEqual([]);
});

it('sends the consent of the user to the other tabs', async () => {
  const elsewhere = new BroadcastChannel('portal.audience');
  const received = new Promise((resolve) => {
    elsewhere.onmessage = ({ data }) => resolve(data);
  });
  consentMemory.write({ choice: 'refused', on: isoDay(new Date()) });
  expect(await received).toEqual({ choice: 'refused', on: '2026-11-22' });
  elsewhere.close();
});

it('keeps the consent in memory until the page closes if the browser blocks cookies', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const audience = start();
  audience.consent?.send({ type: 'consent.given' });
  await reached(audience, 'granted');
  audience.track(ended);
  expect(events()).toEqual([ended]);
});
