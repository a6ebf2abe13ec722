import { composeIBAN } from 'ibantools';

/** Pseudo-random numbers with a fixed seed, so that the data are the same at each start. */
export type Random = {
  integer: (min: number, max: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  chance: (probability: number) => boolean;
};

const hash = (text: string): number => {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
};

export const randomFrom = (seed: string): Random => {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    chance: (probability) => next() < probability,
  };
};

export const seededBank = '99999';
export const refusedBank = '99998';

const digits = (random: Random, length: number) =>
  Array.from({ length }, () => random.integer(0, 9)).join('');

/** Luhn sum of digits. It is a multiple of ten if the last digit is a valid check digit. */
const luhnSum = (row: string): number =>
  [...row].reverse().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);

const withLuhnKey = (row: string) => `${row}${(10 - (luhnSum(`${row}0`) % 10)) % 10}`;

export const newSiret = (random: Random): string =>
  withLuhnKey(`${withLuhnKey(digits(random, 8))}${digits(random, 4)}`);

const ribKey = (bank: string, branch: string, account: string): string => {
  const key = 97 - ((89 * Number(bank) + 15 * Number(branch) + 3 * Number(account)) % 97);
  return String(key).padStart(2, '0');
};

export const frenchIban = (bank: string, branch: string, account: string): string => {
  const bban = `${bank}${branch}${account}${ribKey(bank, branch, account)}`;
  return composeIBAN({ countryCode: 'FR', bban }) ?? bban;
};

export const newIban = (random: Random): string => frenchIban(seededBank, '00001', digits(random, 11));

/** Reference of a contract: 12 digits that start with 98. A block contains the contracts of one account. */
export const toReference = (block: number, rank: number): string =>
  `98${String(block).padStart(4, '0')}${String((rank * 7919 + 37) % 1_000_000).padStart(6, '0')}`;

export const newPhone = (random: Random): string => `019900${digits(random, 4)}`;

export const newMobile = (random: Random): string => `063998${digits(random, 4)}`;

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
