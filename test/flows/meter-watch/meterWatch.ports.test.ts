import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { dayAfter, isoDay } from '#src/domain/calendar.ts';
import { knownMeter } from '#src/domain/fixtures/consumption.ts';
import { meterWatch } from '#src/flows/meter-watch/meterWatch.ports.ts';
import { signedInBrowser } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

const today = new Date(2026, 10, 22);

/** Two cubic metres a day for half a year, and one more on each of the last ten. */
const measures = Array.from({ length: 180 }, (_, rank) => ({
  date: `${dayAfter(isoDay(today), rank - 180)} 23:59:00`,
  volume: rank < 170 ? 2 : 3,
  index: 100 + 2 * rank,
  type: 'R',
}));

it('requests two years by day once, and finds the days of unusual consumption', async () => {
  const sent = stubBackOffice({ 'POST /api/consumption/telemetry': { code: '00', measures } });
  const flow = createActor(meterWatch, { input: { meter: knownMeter, today } }).start();
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('found'));
  expect(sent.map(({ call, body }) => ({ call, body }))).toEqual([
    {
      call: 'POST /api/consumption/telemetry',
      body: {
        reference: knownMeter.reference,
        id_PDS: knownMeter.idPDS,
        mode: 'daily',
        start_date: '2024-11-22',
        end_date: '2026-11-22',
      },
    },
  ]);
  expect(flow.getSnapshot().context.episodes).toMatchObject([
    { startDate: '2026-11-12', endDate: '2026-11-21', isGoingOn: true, litresADay: 1_000, cause: 'leak' },
  ]);
});
