import { expect, test } from 'vitest';
import { autumn, ofContract, old, spring } from './invoiceExport.model.ts';
import { hasOthers, type ListedInvoice, toSelection, withCounted, withRead } from './selection.ts';

const elsewhere: ListedInvoice = {
  invoice: { ...autumn.invoice, reference: '981000007956', numeroFacture: 'F2026-000001' },
  contract: { ...autumn.contract, reference: '981000007956' },
};

const { reference } = ofContract.contract;

test('adds the invoices of a contract to those of another', () => {
  const selection = withRead(toSelection([elsewhere, autumn]), [autumn, spring, old], { reference });
  expect([...selection.values()]).toEqual([elsewhere, autumn, spring, old]);
});

test.each([
  ['a contract', { reference }, [elsewhere, autumn]],
  ['all that the search finds', { reference: undefined }, [autumn]],
  ['contracts whose reference begins alike', { reference: '9810' }, [autumn]],
])('rereading %s drops only the invoices that are no longer found', (_, criteria, expected) => {
  const selection = withRead(toSelection([elsewhere, autumn, old]), [autumn], criteria);
  expect([...selection.values()]).toEqual(expected);
});

test('finds no other invoice to select if a contract returned fewer than announced', () => {
  const counts = withCounted(new Map(), [autumn, spring]);
  const { contract } = ofContract;
  expect(hasOthers({ selection: toSelection([autumn, spring]), counts }, contract)).toBe(false);
  const { shown, ...announced } = contract;
  expect(hasOthers({ selection: toSelection([autumn]), counts }, { ...announced, shown: [autumn] })).toBe(
    true,
  );
});

test.each([
  ['nothing', false, []],
  ['one of those shown', false, [autumn]],
  ['those shown', true, [autumn, spring]],
  ['those shown, and one of another contract', true, [autumn, spring, elsewhere]],
  ['the whole contract', false, [autumn, spring, old]],
])('with %s selected, the contract has other invoices to select: %s', (_, expected, selected) => {
  expect(hasOthers({ selection: toSelection(selected), counts: new Map() }, ofContract.contract)).toBe(
    expected,
  );
});
