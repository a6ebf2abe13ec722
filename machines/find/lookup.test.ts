import { expect, it } from 'vitest';
import { billingContract, makeInvoices } from '#src/domain/fixtures/account.ts';
import { consumptionContract } from '#src/domain/fixtures/consumption.ts';
import { invoicesFound, isAnswered, metersFound, unanswered } from './lookup.ts';

const page = <Contract>(contracts: readonly Contract[], rowCount: number) => ({
  contracts,
  unread: [],
  rowCount,
  contractCount: contracts.length,
  pageCount: 1,
});

it('names the contract of each row, gives five at most, and counts them all', () => {
  const others = { ...billingContract, name: 'Siège', invoices: makeInvoices(6) };
  const found = invoicesFound(page([billingContract, others], 7));
  expect(found.total).toBe(7);
  expect(found.rows.map(({ numeroFacture, contractName }) => `${contractName} ${numeroFacture}`)).toEqual([
    'Usine des Bars F2026-004217',
    'Siège F2026-009000',
    'Siège F2026-008999',
    'Siège F2026-008998',
    'Siège F2026-008997',
  ]);
});

it('gives the meters in the same way', () => {
  expect(metersFound(page([consumptionContract], 2)).rows).toMatchObject([
    { idPDS: 'PDS004217', contractName: 'Usine des Bars' },
    { idPDS: 'PDS004218', contractName: 'Usine des Bars' },
  ]);
});

it('is answered once something is found, even nothing', () => {
  expect(isAnswered(unanswered)).toBe(false);
  expect(isAnswered({ found: { rows: [], total: 0 }, failure: null })).toBe(true);
});
