import { describe, expect, it } from 'vitest';
import { meterReadOnSite } from '../fixtures/consumption.ts';
import { type OpenedMeter, toReadMeter } from './meterReading.ts';
import { addressOfNeed, meterOfAddress, needOfAddress } from './needAddress.ts';

const meter = toReadMeter(meterReadOnSite);

const parametersOf = (address: string) => new URL(address, 'http://portal.test').searchParams;

describe('the address of a reading', () => {
  it.each<OpenedMeter>([
    { ...meter, last: null },
    { ...meter, last: { index: 1204, date: '2026-05-18' } },
    { label: 'n° 12 & 13', reference: meter.reference, last: { index: 0, date: '2026-05-18' } },
  ])('holds the meter: %j', (opened) => {
    const parameters = parametersOf(addressOfNeed('RELEVE', opened));
    expect(needOfAddress(parameters)).toBe('RELEVE');
    expect(meterOfAddress(parameters)).toEqual(opened);
  });

  it.each([
    '',
    'compteur=C09AB000318',
    'compteur=%20&contrat=981000004217',
    'compteur=C09AB000318&contrat=97',
    'contrat=981000004217',
  ])('holds none: %s', (search) => {
    expect(meterOfAddress(new URLSearchParams(search))).toBeNull();
  });

  it.each(['index=12', 'index=12,5&releve=2026-05-18', 'index=12&releve=18/05/2026', 'releve=2026-05-18'])(
    'holds no last reading: %s',
    (search) => {
      const parameters = new URLSearchParams(`compteur=C09AB000318&contrat=981000004217&${search}`);
      expect(meterOfAddress(parameters)).toEqual({ ...meter, last: null });
    },
  );

  it('may name a need alone, or none', () => {
    expect(addressOfNeed('RELEVE')).toBe('/service-client?besoin=RELEVE');
    expect(needOfAddress(new URLSearchParams())).toBe('');
  });
});
