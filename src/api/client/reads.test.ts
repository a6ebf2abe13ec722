import { beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { knownCriteria, knownInvoice } from '../../domain/fixtures/account.ts';
import { everyMeter, knownMeter, meterReadOnSite } from '../../domain/fixtures/consumption.ts';
import { loadReadings, loadTelemetry, searchMeters } from '../consumption.ts';
import { loadInserts, searchInvoices } from '../invoices.ts';
import { checkEmails } from '../management.ts';

const { signal } = new AbortController();
const year = { mode: 'monthly', startDate: '2026-01-01', endDate: '2026-12-31' } as const;

beforeEach(() => {
  standInBrowser();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});

it.each([
  ['invoices', () => searchInvoices({ criteria: knownCriteria, page: 1 }, signal)],
  ['meters', () => searchMeters({ criteria: everyMeter, page: 1 }, signal)],
  ['remote measures', () => loadTelemetry({ meter: knownMeter, ...year }, signal)],
  ['on-site measures', () => loadReadings({ meter: meterReadOnSite, ...year }, signal)],
  ['linked documents', () => loadInserts(knownInvoice, signal)],
  ['known addresses', () => checkEmails(['a@exemple.test'], signal)],
])('%s are read by POST, with the ten-second timeout of a read', async (_, read) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await expect(read()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(timeout.mock.calls).toEqual([[10_000]]);
});
