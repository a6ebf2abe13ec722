import { describe, expect, it } from 'vitest';
import { makeContracts } from './data/contracts.ts';
import { frenchIban, isIban, isSiret, refusedBank, seededBank } from './data/identifiers.ts';
import { randomFrom } from './data/random.ts';

describe('identifiers', () => {
  it.each([
    ['FR1420041010050500013M02606', true],
    ['FR7630006000011234567890189', true],
    ['DE89370400440532013000', true],
    ['GB29NWBK60161331926819', true],
    ['FR7630006000011234567890188', false],
    ['fr7630006000011234567890189', false],
    ['FR76 3000 6000 0112 3456 7890 189', false],
    ['', false],
  ])('says whether %s is an IBAN: %s', (iban, expected) => expect(isIban(iban)).toBe(expected));

  it('computes the keys of a known account', () =>
    expect(frenchIban('30006', '00001', '12345678901')).toBe('FR7630006000011234567890189'));

  it('refuses a right IBAN key over a wrong RIB key', () => {
    const wrong = Array.from(
      { length: 97 },
      (_, key) => `FR${String(key).padStart(2, '0')}30006000011234567890188`,
    );
    expect(wrong.some(isIban)).toBe(false);
  });

  it.each([
    ['73282932000074', true],
    ['73282932000075', false],
    ['7328293200007', false],
  ])('says whether %s is a SIRET: %s', (siret, expected) => expect(isSiret(siret)).toBe(expected));

  it('draws the same numbers from the same seed, and others from another', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, () => randomFrom(seed).integer(0, 1e6)).join();
    expect(draw('a')).toBe(draw('a'));
    expect(draw('a')).not.toBe(draw('b'));
  });
});

describe('ten thousand seeded contracts', () => {
  const contracts = makeContracts(1008, 10_000);
  const values = (field: 'iban' | 'phone' | 'mobile_phone') =>
    contracts.map((contract) => contract[field]).filter((value) => value !== null);

  it('have distinct references of 12 digits that start with 98', () => {
    const references = contracts.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(10_000);
    expect(references.filter((reference) => !/^98\d{10}$/.test(reference))).toEqual([]);
  });

  it('have valid SIRETs and SIRENs', () =>
    expect(contracts.filter(({ siret }) => !isSiret(siret)).length).toBe(0));

  it('have valid IBANs of the invented bank', () =>
    expect(values('iban').filter((iban) => !isIban(iban) || iban.slice(4, 9) !== seededBank)).toEqual([]));

  it('have phones of the ranges kept for fiction', () => {
    expect(values('phone').filter((phone) => !/^019900\d{4}$/.test(phone))).toEqual([]);
    expect(values('mobile_phone').filter((phone) => !/^063998\d{4}$/.test(phone))).toEqual([]);
  });

  it('hold the hard cases among the first', () => {
    const first = contracts.slice(0, 12);
    expect(first.some(({ name }) => name === null)).toBe(true);
    expect(first.some(({ served_address }) => served_address === null)).toBe(true);
    expect(first.some(({ served_address }) => (served_address ?? '').length > 67)).toBe(true);
    expect(first.some(({ iban }) => iban === null)).toBe(true);
  });

  it('never use the refused bank', () =>
    expect(values('iban').some((iban) => iban.slice(4, 9) === refusedBank)).toBe(false));
});
