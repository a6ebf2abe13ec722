import { expect, it } from 'vitest';
import { billingContract, knownInvoice } from '#src/domain/fixtures/account.ts';
import { exportName } from './invoiceExport.setup.ts';

const requested = ['02/10/2026', '', '02/12/2025'].map((dateFacture, rank) => ({
  invoice: { ...knownInvoice, numeroFacture: `F${rank}`, dateFacture },
  contract: billingContract,
}));
const fetched = requested.map((listed) => ({ ...listed, file: new Blob() }));
const first = { savedBefore: 0 };
const today = new Date(2026, 10, 21);

it('marks partial and resumed archives in their name, but not lists', () => {
  expect(exportName({ ...first, today, format: 'zip', requested, fetched })).toBe(
    'Factures_2025-12-02_2026-10-02.zip',
  );
  expect(exportName({ ...first, today, format: 'zip', requested, fetched: fetched.slice(1) })).toBe(
    'Factures_2025-12-02_2026-10-02-partiel.zip',
  );
  expect(exportName({ savedBefore: 3, today, format: 'zip', requested, fetched })).toBe(
    'Factures_2025-12-02_2026-10-02-suite.zip',
  );
  expect(exportName({ ...first, today, format: 'csv', requested, fetched: [] })).toBe(
    'Factures_2025-12-02_2026-10-02.csv',
  );
});

it.each([
  ['one day', ['02/10/2026'], 'Factures_2026-10-02.csv'],
  ['today without a known date', [''], 'Factures_2026-11-21.csv'],
])('names a file by %s', (_, days, name) => {
  const listed = days.map((dateFacture) => ({
    invoice: { ...knownInvoice, dateFacture },
    contract: billingContract,
  }));
  expect(exportName({ ...first, today, format: 'csv', requested: listed, fetched: [] })).toBe(name);
});
