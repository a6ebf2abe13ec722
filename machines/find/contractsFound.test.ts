import { expect, it } from 'vitest';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { contractsFound } from './contractsFound.ts';

const named = (name: string, rank: number) => ({
  ...knownContract,
  name,
  reference: `98100000${4300 + rank}`,
});
const contracts = [
  'Vieille usine',
  'École',
  'Usine des Bars',
  'Usine à glace',
  'Dépôt',
  'Usine',
  'Usine 4',
  'Usine 5',
].map(named);
const missing = { name: 'Contrat sans nom', served_address: 'Adresse non renseignée' };
const namesFor = (typed: string, searched = contracts) =>
  contractsFound(searched, typed, missing).shown.map(({ name }) => name);

it('finds five at most, those whose name begins so first, and counts them all', () => {
  expect(namesFor('usine')).toEqual(['Usine des Bars', 'Usine à glace', 'Usine', 'Usine 4', 'Usine 5']);
  expect(contractsFound(contracts, 'usine', missing).total).toBe(6);
  expect(namesFor('usine des')).toEqual(['Usine des Bars']);
});

it('finds a contract without a name by the words shown in its place, before those that hold them', () => {
  const searched = ['Ancien contrat sans nom', ''].map(named);
  expect(namesFor('contrat sans', searched)).toEqual(['', 'Ancien contrat sans nom']);
});

it.each([
  ['a number with its separators', '98-1000-0043-01', ['École']],
  ['accents left out', 'ecole', ['École']],
  ['a street', 'duguay-trouin depot', ['Dépôt']],
  ['nothing typed', '  ', []],
  ['nowhere', 'zzz', []],
])('answers %s', (_, typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});
