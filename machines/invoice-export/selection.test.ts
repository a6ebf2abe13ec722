import { expect, test } from 'vitest';
import { autumn, ofContract, old, spring } from './invoiceExport.model.ts';
import { hasOthers, type ListedInvoice, selectionOf, withAdded } from './selection.ts';

const elsewhere: ListedInvoice = {
  invoice: { ...autumn.invoice, reference: '981000007956', numeroFacture: 'F2026-000001' },
  contract: { ...autumn.contract, reference: '981000007956' },
};

test('the invoices of a contract join those of another', () => {
  const selection = withAdded(selectionOf([elsewhere, autumn]), [autumn, spring, old]);
  expect([...selection.values()]).toEqual([elsewhere, autumn, spring, old]);
});

test.each([
  ['nothing', false, []],
  ['one of those shown', false, [autumn]],
  ['those shown', true, [autumn, spring]],
  ['those shown, and one of another contract', true, [autumn, spring, elsewhere]],
  ['the whole contract', false, [autumn, spring, old]],
])('where %s is selected, the contract has others to select: %s', (_, expected, selected) => {
  expect(hasOthers(selectionOf(selected), ofContract.contract)).toBe(expected);
});
