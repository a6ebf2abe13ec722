import { expect, it } from 'vitest';
import { billingContract, knownInvoice } from '#src/domain/fixtures/account.ts';
import { documentNames } from './packDocuments.ts';

const listNames = (...invoices: Partial<typeof knownInvoice>[]) =>
  documentNames(
    invoices.map((invoice) => ({ invoice: { ...knownInvoice, ...invoice }, contract: billingContract })),
  );

it('builds the name from the date, the number and the contract', () => {
  expect(listNames({ reference: '981000004217' })).toEqual(['2026-10-02_F2026-004217_98-1000-0042-17.pdf']);
});

it('uses “sans-date” if the date is missing or invalid', () => {
  expect(listNames({ dateFacture: '' }, { dateFacture: '31/02/2026', numeroFacture: 'F2' })).toEqual([
    'sans-date_F2026-004217_98-1000-0042-17.pdf',
    'sans-date_F2_98-1000-0042-17.pdf',
  ]);
});

it('makes names unique, ignoring case and truncation', () => {
  const long = 'F'.repeat(200);
  const names = listNames(
    {},
    {},
    { numeroFacture: 'f2026-004217' },
    { reference: '981000004218' },
    { numeroFacture: long },
    { numeroFacture: `${long}2` },
  );
  expect(names.slice(0, 4)).toEqual([
    '2026-10-02_F2026-004217_98-1000-0042-17.pdf',
    '2026-10-02_F2026-004217_98-1000-0042-17_2.pdf',
    '2026-10-02_f2026-004217_98-1000-0042-17_3.pdf',
    '2026-10-02_F2026-004217_98-1000-0042-18.pdf',
  ]);
  expect(new Set(names).size).toBe(6);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(84);
});
