import { describe, expect, it } from 'vitest';
import { saintMalo, saintMalon } from '../fixtures/places.ts';
import { findTown, splitStreet, townQuery } from './billedAddress.ts';

describe('splitStreet', () => {
  it.each([
    ['quai duguay', '', 'quai duguay'],
    ['12 quai', '12', 'quai'],
    ['12bis, rue du port', '12bis', 'rue du port'],
    ['12 b rue du port', '12 b', 'rue du port'],
    ['12-14 rue du port', '12-14', 'rue du port'],
    ['12 r du port', '12', 'r du port'],
    ['4e avenue', '', '4e avenue'],
  ])('returns the number and the street of « %s »', (line, number, street) => {
    expect(splitStreet(line)).toEqual({ number, street });
  });

  it.each(['', '12', '12 qu', 'ru'])('returns null for « %s », whose street is too short', (line) => {
    expect(splitStreet(line)).toBeNull();
  });
});

describe('the town of a contract', () => {
  const other = { ...saintMalo, zipcode: '97400', insee: '97411' };

  it.each([
    ['Saint-Malo', '35400', 'Saint-Malo 35400'],
    ['Saint-Malo CEDEX 2', '35408', 'Saint-Malo'],
  ])('« %s » of %s is searched as « %s »', (town, zipcode, query) => {
    expect(townQuery({ town, zipcode })).toBe(query);
  });

  it.each([
    ['the one of its zip code', 'SAINT MALO', '35400', [other, saintMalo], saintMalo],
    ['the only one of its name', 'Saint-Malo Cedex', '35408', [saintMalo, saintMalon], saintMalo],
    ['none of several without its zip code', 'Saint-Malo', '35408', [other, saintMalo], null],
    ['none of another name', 'Saint-Malo', '35750', [saintMalon], null],
  ])('is %s', (_, town, zipcode, places, found) => {
    expect(findTown(places, { town, zipcode })).toBe(found);
  });
});
