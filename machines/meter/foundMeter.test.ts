import { expect, it } from 'vitest';
import { consumptionContract, makeMeters } from '#src/domain/fixtures/consumption.ts';
import { meterAmong } from './foundMeter.ts';

const meters = makeMeters(5);
const [first, second, third, , last] = meters;
const { reference } = consumptionContract;
const contract = { ...consumptionContract, meters, meterCount: 5 };

const named = (meter = first) => ({ reference, idPDS: meter?.idPDS ?? '' });

it('returns the rank of a meter in the contract, and the previous and next meters', () => {
  const found = { contract, meter: second, rank: 2, previous: first, next: third };
  expect(meterAmong(contract, named(second))).toEqual(found);
});

it('returns null as the meter before the first meter and as the meter after the last meter', () => {
  expect(meterAmong(contract, named(first))).toMatchObject({ rank: 1, previous: null, next: second });
  expect(meterAmong(contract, named(last))).toMatchObject({ rank: 5, next: null });
});

it('returns null for a meter whose next meter is on a page that is not loaded yet', () => {
  const more = { ...contract, meterCount: 6 };
  expect(meterAmong(more, named(last))).toBeNull();
  expect(meterAmong(more, named(second))).not.toBeNull();
});

it('returns null for an unknown meter and for a meter of another contract', () => {
  expect(meterAmong(contract, { reference, idPDS: 'PDS' })).toBeNull();
  expect(meterAmong(contract, { ...named(), reference: '981000000000' })).toBeNull();
});
