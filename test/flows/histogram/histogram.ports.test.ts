import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Period } from '#src/domain/consumption/period.ts';
import { knownMeter, measureOn, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { histogram } from '#src/flows/histogram/histogram.ports.ts';
import { expectLast, signedInBrowser } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

const newHistogram = (period: Period, today: Date, meter = knownMeter) =>
  createActor(histogram, { input: { meter, today, period, view: 'chart', isPeriodWrong: false } });

it('requests two years of on-site readings in one call', async () => {
  const sent = stubBackOffice({});
  const flow = newHistogram({ mode: 'monthly', name: '2024' }, new Date(2025, 5, 1), meterReadOnSite).start();
  await expectLast(sent, {
    call: 'POST /api/consumption/nontelemetry',
    body: {
      reference: meterReadOnSite.reference,
      id_PDS: 'PDS004218',
      matricule: 'C09AB000318',
      start_date: '2022-01-01',
      end_date: '2023-12-31',
    },
  });
  flow.stop();
});

const autumn = new Date(2026, 10, 22);

it.each<[name: string, today: Date, ...days: string[]]>([
  ['2025', autumn, '2025-01-01 2025-12-31', '2024-01-01 2024-12-31'],
  ['2026', autumn, '2026-01-01 2026-11-22', '2025-01-01 2025-12-31'],
  ['2026', new Date(2026, 11, 31, 23, 59), '2026-01-01 2026-12-31', '2025-01-01 2025-12-31'],
  ['2024', autumn, '2024-01-01 2024-12-31'],
  ['2028-02', new Date(2028, 2, 1), '2028-02-01 2028-02-29', '2027-02-01 2027-02-28'],
  ['2025-02', new Date(2025, 2, 1, 0, 1), '2025-02-01 2025-02-28', '2024-02-01 2024-02-29'],
  ['2026-03', new Date(2026, 2, 29, 3, 30), '2026-03-01 2026-03-29', '2025-03-01 2025-03-31'],
  ['2026-10', autumn, '2026-10-01 2026-10-31', '2025-10-01 2025-10-31'],
  ['2025-11', autumn, '2025-11-01 2025-11-30', '2024-11-22 2024-11-30'],
  ['2024-12', autumn, '2024-12-01 2024-12-31'],
])(
  'requests for the period %s on %s the days %s, and those of the year before if available',
  async (name, today, ...days) => {
    const mode = name.includes('-') ? 'daily' : 'monthly';
    const sent = stubBackOffice({});
    const flow = newHistogram({ mode, name }, today).start();
    await vi.waitFor(() => expect(sent).toHaveLength(days.length));
    expect(sent.map(({ call, body }) => ({ call, body }))).toEqual(
      days
        .map((each) => each.split(' '))
        .map(([start_date, end_date]) => ({
          call: 'POST /api/consumption/telemetry',
          body: { reference: knownMeter.reference, id_PDS: knownMeter.idPDS, mode, start_date, end_date },
        })),
    );
    flow.stop();
  },
);

it('returns the measures of a histogram even if the call for the previous year fails', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { start_date } = await new Request(input, init).json();
    return start_date === '2026-07-01'
      ? Response.json({ measures: [{ date: '14/07/2026', volume: 35.2, index: 1_204, type: 'R' }] })
      : Response.json({ code: '42', message: 'Non.' });
  });
  const flow = newHistogram({ mode: 'daily', name: '2026-07' }, autumn).start();
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('shown'));
  expect(flow.getSnapshot().context.loaded.get('2026-07')).toEqual({
    measures: [measureOn('2026-07-14')],
    unplacedCount: 0,
    before: null,
  });
  flow.stop();
});
