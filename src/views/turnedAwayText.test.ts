import { expect, it } from 'vitest';
import { technicalFailure } from '../domain/failure.ts';
import {
  contractClosedToAdviser,
  contractWithDebit,
  contractWithoutRib,
} from '../domain/fixtures/account.ts';
import { turnedAwayText } from './turnedAwayText.ts';

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
])('explains why %o is refused, from %o', (contract, failure, expected) => {
  expect(turnedAwayText({ contract, failure })).toMatch(expected);
});

it('lists the unreadable contracts before it requests a contract', () => {
  const unread = [{ kind: 'contract' as const, name: '981000004217' }];
  expect(turnedAwayText({ contract: null, unread })).toMatch(
    /^1 contrat n’a pas pu être lu\s: 98-1000-0042-17\. Choisissez d’abord/,
  );
});
