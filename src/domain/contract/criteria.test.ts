import { expect, it } from 'vitest';
import { listErrorMessages } from '../fixtures/account.ts';
import { reference, referencesNamed, siteAddress, toSearchParams, trimmed, typedIn } from './criteria.ts';

it.each([
  ['  Quai  ', 'Quai'],
  ['\u00A0Quai\t', 'Quai'],
  [undefined, ''],
])('trims the search criterion %j to %j', (typed, value) => {
  expect(trimmed.parse(typed)).toBe(value);
});

it.each([
  [' 98-1000-0042-17 ', '981000004217'],
  ['98\u00A01000\u202F0042.17', '981000004217'],
  ['98', '98'],
  ['98-1000-0042-17, 981000011709', '981000004217981000011709'],
  [' - ', undefined],
  [undefined, undefined],
])('parses the typed reference %j as %j', (typed, value) => {
  expect(reference.parse(typed)).toBe(value);
});

it.each([
  [' quai Duguay ', 'quai Duguay'],
  [`  ${'x'.repeat(120)}  `, 'x'.repeat(120)],
  ['  ', undefined],
])('parses the typed site address %j as %j', (typed, value) => {
  expect(siteAddress.parse(typed)).toBe(value);
});

it.each([
  ['9810000042170', 'reference.invalid', reference],
  ['98A', 'reference.invalid', reference],
  ['98/1', 'reference.invalid', reference],
  ['٩٨', 'reference.invalid', reference],
  ['x'.repeat(121), 'siteAddress.tooLong', siteAddress],
])('rejects the search criterion %j: %s', (typed, message, schema) => {
  expect(listErrorMessages(schema, typed)).toEqual([message]);
});

const fields = ['reference', 'siteAddress'] as const;

it.each<[string, unknown, object]>([
  ['the typed text', ' 98 ', { reference: ' 98 ', siteAddress: ' 98 ' }],
  ['plain dashes', '\u200e98\u20111000', { reference: '98-1000', siteAddress: '98-1000' }],
  ['nothing from an invisible text', '\u200b', {}],
  ['nothing from an empty text', '', {}],
  ['nothing from a number', 12, {}],
])('fills each search criterion with %s', (_, value, typed) => {
  expect(typedIn(fields, () => value)).toEqual(typed);
});

it.each([
  [{ siteAddress: 'quai & port', reference: '98' }, {}, 'reference=98&siteAddress=quai+%26+port'],
  [{ reference: '', siteAddress: undefined }, {}, ''],
  [{ reference: '98' }, { reference: '98' }, ''],
  [{ reference: '99' }, { reference: '98' }, 'reference=99'],
])('writes the search %j, without the defaults %j, as the query « %s »', (typed, usually, query) => {
  expect(toSearchParams(fields, typed, usually).toString()).toBe(query);
});

const sites = [
  { reference: '981', name: 'Serres de Kerlann', served_address: '3 rue du Port 56100 Lorient' },
  { reference: '982', name: 'Mairie de Lorient', served_address: '1 place de la Mairie 35000 Rennes' },
  { reference: '983', name: 'Mairie annexe', served_address: '' },
  { reference: '984', name: ' ' },
];

it.each([
  ['kerlann', '981'],
  ['Fournil', '983'],
  ['Mairie', '982,983'],
  ['Lorient', '982,981'],
  ['contrat sans nom', '984'],
  ['Rennes', null],
  ['Nantes', null],
])('finds for the search text « %s » the contracts with a matching name: %s', (text, expected) => {
  expect(referencesNamed(text, sites, 'Contrat sans nom', new Map([['983', 'Le Fournil']]))).toBe(expected);
});

it.each([
  [100, true],
  [101, false],
])('searches contracts by name only if at most 100 names match; with %i matches: %s', (count, isNamed) => {
  const many = Array.from({ length: count }, (_, rank) => ({ reference: `${rank}`, name: 'École' }));
  expect(referencesNamed('ecole', many, '') !== null).toBe(isNamed);
});
