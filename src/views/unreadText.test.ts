import { expect, it } from 'vitest';
import type { Unread } from '../domain/answer.ts';
import { unreadInTotals, unreadText } from './unreadText.ts';

const invoices = (...names: string[]): Unread[] => names.map((name) => ({ kind: 'invoice', name }));

it.each<[Unread[], string]>([
  [[], ''],
  [invoices(''), '1 facture n’a pas pu être lue.'],
  [invoices('F1'), '1 facture n’a pas pu être lue\u00a0: F1.'],
  [invoices('F1', 'F2'), '2 factures n’ont pas pu être lues\u00a0: F1, F2.'],
  [invoices('F1', ''), '2 factures n’ont pas pu être lues\u00a0: F1 et 1 autre.'],
  [
    invoices('1', '2', '3', '4', '5', '6', '7'),
    '7 factures n’ont pas pu être lues\u00a0: 1, 2, 3, 4, 5 et 2 autres.',
  ],
  [
    [{ kind: 'contract', name: '981000004217' }, ...invoices('F1')],
    '1 contrat n’a pas pu être lu\u00a0: 98-1000-0042-17. 1 facture n’a pas pu être lue\u00a0: F1.',
  ],
])('describes %j', (unread, text) => {
  expect(unreadText(unread)).toBe(text);
});

it('notes that totals exclude the unreadable items, if there are any', () => {
  expect(unreadInTotals([])).toBe('');
  expect(unreadInTotals(invoices(''))).toBe(
    '1 facture n’a pas pu être lue. Les totaux n’en tiennent pas compte.',
  );
});
