import { expect, it } from 'vitest';

import { makeMeters } from '../fixtures/consumption.ts';
import { groupByContract, wholeContracts, withListed } from './meterList.ts';

const contractOf = (reference: string) => ({ reference, name: `Site ${reference}` });
const [one, two, three] = [contractOf('981'), contractOf('982'), contractOf('983')];
const [ofOne, ofTwo] = [makeMeters(3, '981'), makeMeters(3, '982')];

const both = { contracts: [one, two, three], meters: [...ofOne, ...ofTwo] };

it('groups meters by contract, without empty contracts', () => {
  expect(groupByContract(both)).toEqual([
    { contract: one, meters: ofOne },
    { contract: two, meters: ofTwo },
  ]);
});

it('inserts later meters beside those of their contract, without duplicates', () => {
  const before = withListed(null, { contracts: [one, two], meters: [...ofOne.slice(0, 2), ...ofTwo] });
  const after = withListed(before, { contracts: [one, three], meters: ofOne.slice(1) });
  expect(after).toEqual({ contracts: [one, two], meters: [...ofOne, ...ofTwo], unread: [] });
});

it('excludes only the contracts with a missing page', () => {
  expect(wholeContracts(both, [{ page: 2, contract: one }, { page: 3 }])).toEqual({
    contracts: [two],
    meters: ofTwo,
    unread: [],
  });
});

it('accumulates unreadable items, and keeps them when contracts are excluded', () => {
  const unread = [{ kind: 'meter' as const, name: 'M1' }];
  const listed = withListed({ ...both, unread }, { ...both, unread });
  expect(listed.unread).toEqual([...unread, ...unread]);
  expect(wholeContracts(listed, [{ page: 2, contract: one }]).unread).toEqual([...unread, ...unread]);
});
