import { expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { knownMeter, meterReadOnSite } from '../domain/fixtures/consumption.ts';
import { knownTrends, loadMonthlyMeasures } from './monthlyMeasures.ts';

const today = new Date(2026, 10, 27);
const { signal } = new AbortController();

it('requests 25 months for a remotely read meter, and 37 for a meter read on site, only once', async () => {
  standInBrowser();
  const bodies: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    bodies.push(await new Request(input, init).json());
    return Response.json({ code: '00', measures: [] });
  });
  await Promise.all([1, 2].map(() => loadMonthlyMeasures(knownMeter, today, signal)));
  await loadMonthlyMeasures(meterReadOnSite, today, signal);
  const { reference, idPDS } = knownMeter;
  expect(bodies).toEqual([
    { reference, id_PDS: idPDS, mode: 'monthly', start_date: '2024-11-01', end_date: '2026-11-27' },
    {
      reference,
      id_PDS: meterReadOnSite.idPDS,
      matricule: meterReadOnSite.matriculeCompteur,
      start_date: '2023-11-01',
      end_date: '2026-11-27',
    },
  ]);
  expect(knownTrends(today).map(({ meter }) => meter)).toEqual([knownMeter, meterReadOnSite]);
  expect(knownTrends(new Date(2026, 10, 28))).toEqual([]);
});
