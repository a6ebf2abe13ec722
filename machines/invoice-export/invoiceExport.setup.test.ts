import { expect, it } from 'vitest';
import { billingContract, knownInvoice } from '#src/domain/fixtures/account.ts';
import { exportName } from './invoiceExport.setup.ts';

const requested = ['F1', 'F2'].map((numeroFacture) => ({
  invoice: { ...knownInvoice, numeroFacture },
  contract: billingContract,
}));
const fetched = requested.map((listed) => ({ ...listed, file: new Blob() }));
const first = { savedBefore: 0 };
const today = new Date(2026, 10, 21);

it('marks partial and resumed archives in their name, but not lists', () => {
  expect(exportName({ ...first, today, format: 'zip', requested, fetched })).toBe('Factures_2026-11-21.zip');
  expect(exportName({ ...first, today, format: 'zip', requested, fetched: fetched.slice(1) })).toBe(
    'Factures_2026-11-21-partiel.zip',
  );
  expect(exportName({ savedBefore: 3, today, format: 'zip', requested, fetched })).toBe(
    'Factures_2026-11-21-suite.zip',
  );
  expect(exportName({ ...first, today, format: 'csv', requested, fetched: [] })).toBe(
    'Factures_2026-11-21.csv',
  );
});
