import { describe, expect, it } from 'vitest';
import { saintMalo, saintMalon } from '../fixtures/requests.ts';
import { contactsFor, phoneAnswerSchema } from './phoneNumbers.ts';
import {
  describePlace,
  findTown,
  placeQuery,
  retryAfter,
  sameName,
  splitStreet,
  streetsSchema,
  toAddressOutage,
  townQuery,
  townsSchema,
} from './place.ts';

it.each([
  [' Saint-MALO ', 'saint-malo'],
  ['la   rochelle', 'la rochelle'],
  ['\u200eSaint\u2011Malo', 'saint-malo'],
  ['x'.repeat(250), 'x'.repeat(200)],
])('normalises the spaces, case and length of the address query %j to %j', (typed, query) => {
  expect(placeQuery(typed)).toBe(query);
});

it.each([
  ['saint malo', 'Saint-Malo', true],
  ['EVRY', 'Évry', true],
  ["L'ILE-ROUSSE ", 'L’Île-Rousse', true],
  ['Saint-Malo', 'Saint-Malon', false],
])('returns whether %j and %j are names of the same town: %s', (typed, name, isSame) => {
  expect(sameName(typed, name)).toBe(isSame);
});

const properties = { label: 'Saint-Malo', postcode: '35400', citycode: '35288', city: 'Saint-Malo' };
const towns = (...features: unknown[]) => townsSchema.parse({ features });

it.each<[string, unknown]>([
  ['without a label', { properties: { ...properties, label: undefined } }],
  ['with an empty label', { properties: { ...properties, label: '' } }],
  ['without an INSEE code', { properties: { ...properties, citycode: undefined } }],
  ['without properties', { properties: null }],
  ['that is not an object', 'Saint-Malo'],
])('drops a suggestion %s and keeps all other suggestions', (_, odd) => {
  const found = towns({ properties: properties }, odd, { properties: { ...properties, city: 'Dinard' } });
  expect(found.map(({ town }) => town)).toEqual(['Saint-Malo', 'Dinard']);
  expect(streetsSchema.parse({ features: [odd, { properties: properties }] })).toHaveLength(1);
});

it.each([
  [null, '35288', { zipcode: '', insee: '35288' }, 'Saint-Malo'],
  [1000, 1053, { zipcode: '01000', insee: '01053' }, 'Saint-Malo (01000)'],
])('parses the postcode %j and INSEE code %j as %j, shown as « %s »', (postcode, citycode, codes, shown) => {
  const [town = saintMalon] = towns({ properties: { ...properties, postcode, citycode } });
  expect(town).toMatchObject(codes);
  expect(describePlace(town)).toBe(shown);
});

it.each([
  [null, undefined],
  ['', undefined],
  ['0', undefined],
  ['2', 2000],
  ['Thu, 01 Jan 1970 00:00:11 GMT', 10_000],
  ['soon', undefined],
])('converts the header Retry-After %s to a wait of %s ms', (header, rest) => {
  expect(retryAfter(header, 1000)).toBe(rest);
});

it('returns for an unknown error an address-service failure with a wait of 5 seconds', () => {
  expect(toAddressOutage({ rest: 30 })).toEqual({ rest: 30 });
  expect(toAddressOutage(new Error('x'))).toEqual({ rest: 5000 });
});

it('lists each phone number of a phone lookup once', () => {
  const contact = (telCrcJour: string, telCrcUrgence: string) => ({
    telCrcJour,
    telCrcUrgence,
    horaireCrc: '',
  });
  const contacts = [contact('1', ''), contact('1', '2'), contact('3', '2')];
  expect(contactsFor('day', contacts).map(({ telCrcJour }) => telCrcJour)).toEqual(['1', '3']);
  expect(contactsFor('emergency', contacts)).toHaveLength(1);
});

it.each([
  [{}, '00'],
  [{ code: '00' }, '00'],
  [{ code: '15', message: 'Précisez.' }, '15'],
  [{ code: 3 }, '03'],
])('parses the phone-lookup response %j as the code %s', (answer, code) => {
  expect(phoneAnswerSchema.parse(answer)).toMatchObject({ code, listeContacts: [] });
});

describe('splitStreet', () => {
  it.each([
    ['quai duguay', '', 'quai duguay'],
    ['12 quai', '12', 'quai'],
    ['12bis, rue du port', '12bis', 'rue du port'],
    ['12 b rue du port', '12 b', 'rue du port'],
    ['12-14 rue du port', '12-14', 'rue du port'],
    ['12 r du port', '12', 'r du port'],
    ['4e avenue', '', '4e avenue'],
  ])('splits « %s » into a number and a street', (line, number, street) => {
    expect(splitStreet(line)).toEqual({ number, street });
  });

  it.each(['', '12', '12 qu', 'ru'])('returns null for « %s », without a street of three letters', (line) => {
    expect(splitStreet(line)).toBeNull();
  });
});

describe('the town of a contract', () => {
  const other = { ...saintMalo, zipcode: '97400', insee: '97411' };

  it.each([
    ['Saint-Malo', '35400', 'Saint-Malo 35400'],
    ['Saint-Malo CEDEX 2', '35408', 'Saint-Malo'],
  ])('searches the town « %s » with the postcode %s by the query « %s »', (town, zipcode, query) => {
    expect(townQuery({ town, zipcode })).toBe(query);
  });

  it.each([
    ['the town with the same zip code', 'SAINT MALO', '35400', [other, saintMalo], saintMalo],
    ['the only town with the same name', 'Saint-Malo Cedex', '35408', [saintMalo, saintMalon], saintMalo],
    ['null for several towns without the same zip code', 'Saint-Malo', '35408', [other, saintMalo], null],
    ['null for a town with another name', 'Saint-Malo', '35750', [saintMalon], null],
  ])('selects for the address of a contract %s', (_, town, zipcode, places, found) => {
    expect(findTown(places, { town, zipcode })).toBe(found);
  });
});
