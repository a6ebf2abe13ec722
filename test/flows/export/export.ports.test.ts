import { it } from 'vitest';
import { knownMeter, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { startPort } from '../portCalls.ts';
import { expectLast, signedInBrowser } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

const days = { start_date: '2025-12-01', end_date: '2026-11-22' };

it.each([
  [
    'POST /api/consumption/telemetry',
    knownMeter,
    { reference: knownMeter.reference, id_PDS: 'PDS004217', mode: 'monthly', ...days },
  ],
  [
    'POST /api/consumption/nontelemetry',
    meterReadOnSite,
    {
      reference: meterReadOnSite.reference,
      id_PDS: 'PDS004218',
      matricule: 'C09AB000318',
      ...days,
    },
  ],
])('requests the measures of a meter by %s from the endpoint of its kind', async (call, meter, body) => {
  const sent = stubBackOffice({});
  const { start_date: startDate, end_date: endDate } = days;
  const input = { meters: [meter], mode: 'monthly', startDate, endDate, format: 'csv' };
  const actor = startPort('export', { port: 'fetchMeasures', input });
  await expectLast(sent, { call, body });
  actor.stop();
});
