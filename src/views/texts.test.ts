import { expect, it } from 'vitest';
import type { Unread } from '../domain/answer.ts';
import { technicalFailure } from '../domain/failure.ts';
import {
  contractClosedToAdviser,
  contractWithDebit,
  contractWithoutRib,
} from '../domain/fixtures/account.ts';
import { failureText } from './failureText.ts';
import { payAddress } from './payAddress.ts';
import { turnedAwayText } from './turnedAwayText.ts';
import { unreadInTotals, unreadText } from './unreadText.ts';

const technical =
  'Une erreur technique s’est produite. Merci de réessayer ultérieurement ou contacter votre service client.';

it.each([
  [
    { kind: 'refused' as const, message: 'Votre accès est suspendu.', fields: {} },
    'Votre accès est suspendu.',
  ],
  [technicalFailure(), technical],
  [null, technical],
])('returns for the failure %j the message « %s »', (failure, message) => {
  expect(failureText(failure)).toBe(message);
});

it.each([
  [null, null, /^Choisissez d’abord un contrat/],
  [contractWithoutRib, null, /ne peut pas être demandé pour ce contrat\.$/],
  [contractClosedToAdviser, null, /en tant que conseiller\. Si vous êtes le client, contactez/],
  [
    contractWithDebit,
    technicalFailure('Le service est injoignable.'),
    /en ce moment\. Le service est injoignable\.$/,
  ],
  [contractWithDebit, technicalFailure(), /en ce moment\. Une erreur technique s’est produite\./],
])('explains why direct debit is unavailable for %o, with the failure %o', (contract, failure, expected) => {
  expect(turnedAwayText({ contract, failure })).toMatch(expected);
});

it('lists the unreadable contracts before the request to select a contract', () => {
  const unread = [{ kind: 'contract' as const, name: '981000004217' }];
  expect(turnedAwayText({ contract: null, unread })).toMatch(
    /^1 contrat n’a pas pu être lu\s: 98-1000-0042-17\. Choisissez d’abord/,
  );
});

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
])('returns for the unreadable items %j the sentence « %s »', (unread, text) => {
  expect(unreadText(unread)).toBe(text);
});

it('adds a sentence about the totals only if some items are unreadable', () => {
  expect(unreadInTotals([])).toBe('');
  expect(unreadInTotals(invoices(''))).toBe(
    '1 facture n’a pas pu être lue. Les totaux n’en tiennent pas compte.',
  );
});

it('returns the URL of the payment modal for one invoice or for all contracts', () => {
  expect(payAddress({ reference: '981000004217', numeroFacture: 'F2026-1' })).toBe(
    '?modale=payer&contrat=981000004217&facture=F2026-1',
  );
  expect(payAddress()).toBe('?modale=payer');
});

it('keeps the filters of the page in the URL of the payment modal, and removes another modal', () => {
  expect(payAddress(undefined, 'pending=on&modale=encarts&contrat=98&facture=1')).toBe(
    '?pending=on&modale=payer',
  );
});
