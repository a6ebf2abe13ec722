import { expect, it } from 'vitest';
import { makeMeters } from '../fixtures/consumption.ts';
import { consumptionContractSchema, meterKey } from './meter.ts';
import { groupByContract, wholeContracts, withListed } from './meterList.ts';
import {
  addressOfMeterSearch,
  meterCriteriaSchema,
  meterSearchOfAddress,
  typedMeterSearch,
} from './meterSearch.ts';

const contractOf = (reference: string) => ({ reference, name: `Site ${reference}` });
const [one, two, three] = [contractOf('981'), contractOf('982'), contractOf('983')];
const [ofOne, ofTwo] = [makeMeters(3, '981'), makeMeters(3, '982')];

const both = { contracts: [one, two, three], meters: [...ofOne, ...ofTwo] };

it('groups meters by contract, and drops contracts without meters', () => {
  expect(groupByContract(both)).toEqual([
    { contract: one, meters: ofOne },
    { contract: two, meters: ofTwo },
  ]);
});

it('adds the meters of a later page to their contract, without duplicates', () => {
  const before = withListed(null, { contracts: [one, two], meters: [...ofOne.slice(0, 2), ...ofTwo] });
  const after = withListed(before, { contracts: [one, three], meters: ofOne.slice(1) });
  expect(after).toEqual({ contracts: [one, two], meters: [...ofOne, ...ofTwo], unread: [] });
});

it('removes a contract and all its meters if one of its pages failed to load', () => {
  expect(wholeContracts(both, [{ page: 2, contract: one }, { page: 3 }])).toEqual({
    contracts: [two],
    meters: ofTwo,
    unread: [],
  });
});

it('lists the unreadable items of all pages, even those of removed contracts', () => {
  const unread = [{ kind: 'meter' as const, name: 'M1' }];
  const listed = withListed({ ...both, unread }, { ...both, unread });
  expect(listed.unread).toEqual([...unread, ...unread]);
  expect(wholeContracts(listed, [{ page: 2, contract: one }]).unread).toEqual([...unread, ...unread]);
});

it('drops separators, spaces and empty values of meter search criteria', () => {
  const typed = { reference: ' 98-1000-0042-17 ', matricule: ' D21TA1000142 ', siteAddress: ' ' };
  expect(meterCriteriaSchema.parse(typed)).toEqual({ reference: '981000004217', matricule: 'D21TA1000142' });
  expect(meterCriteriaSchema.parse({})).toEqual({});
});

it.each(['d21ta', 'C19-AB 004/217.1_b', 'É12', 'x'.repeat(30), `  ${'x'.repeat(30)}  `])(
  'accepts the meter number %j',
  (matricule) => {
    expect(meterCriteriaSchema.parse({ matricule }).matricule).toBe(matricule.trim());
  },
);

it.each([
  [{ matricule: 'x'.repeat(31) }, ['matricule: matricule.invalid']],
  [{ matricule: '<b>' }, ['matricule: matricule.invalid']],
  [{ matricule: 'D21%' }, ['matricule: matricule.invalid']],
  [{ matricule: 'D21\nTA' }, ['matricule: matricule.invalid']],
  [{ reference: 'x', matricule: ';' }, ['reference: reference.invalid', 'matricule: matricule.invalid']],
])('rejects the meter search %j', (typed, messages) => {
  const issues = meterCriteriaSchema.safeParse(typed).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path}: ${message}`)).toEqual(messages);
});

it('writes a search of meters into a URL and parses the same search back', () => {
  const typed = { reference: '98 1', matricule: 'C19/AB', siteAddress: 'quai & port' };
  const address = addressOfMeterSearch(typed);
  expect(address.toString()).toBe('reference=98+1&matricule=C19%2FAB&siteAddress=quai+%26+port');
  expect(meterSearchOfAddress(address)).toEqual(typed);
  expect(addressOfMeterSearch({ reference: '' }).toString()).toBe('');
  expect(typedMeterSearch((name) => (name === 'matricule' ? 'D21' : null))).toEqual({ matricule: 'D21' });
});

const meter = { idPDS: 'PDS/004 217', codeEquipement: 'TR' };
const telereleve = { role: 'TELERELEVE', enabled: true };
const rib = { role: 'RIB', enabled: true };
const contract = { reference: '981000004217', roles: [telereleve], compteursPro: [meter] };

const read = (changed: object = {}) => consumptionContractSchema.parse({ ...contract, ...changed });
const readMeter = (changed: object) => read({ compteursPro: [{ ...meter, ...changed }] }).meters[0];

it('accepts a meter that has only a contract reference and a service point', () => {
  const given = consumptionContractSchema.parse({ reference: '98', compteursPro: [{ idPDS: 'P1' }] });
  expect(given).toMatchObject({ reference: '98', name: '', unread: [], meterCount: 1 });
  expect(given.meters).toMatchObject([
    { reference: '98', idPDS: 'P1', kind: 'SE', usage: '', anneeFabrication: '', calibre: null },
  ]);
});

it.each([
  ['TR', [telereleve], 'TR'],
  ['TR', [rib, { ...telereleve, reason_code: null }], 'TR'],
  ['TR', [{ ...telereleve, enabled: false, reason_code: 'contract_closed' }], 'SE'],
  ['TR', [rib], 'SE'],
  ['TR', null, 'SE'],
  ['SE', [telereleve], 'SE'],
  ['tr', [telereleve], 'SE'],
  [null, [telereleve], 'SE'],
])('parses a meter with the equipment code %j and the roles %j as %s', (codeEquipement, roles, kind) => {
  expect(read({ roles, compteursPro: [{ ...meter, codeEquipement }] }).meters[0]?.kind).toBe(kind);
});

it.each([
  [15, 15],
  ['12,5', 12.5],
  ['DN 15', null],
  [{}, null],
  ['', null],
])('parses the diameter %j as %j', (answered, calibre) => {
  expect(readMeter({ calibre: answered })?.calibre).toBe(calibre);
});

it.each([{ idPDS: undefined }, { idPDS: '' }, { adresseDesserte: {} }])(
  'lists a meter with the invalid property %j as unreadable',
  (wrong) => {
    const odd = { ...meter, matriculeCompteur: 'M2', ...wrong };
    const given = read({ compteursPro: [meter, odd, { ...meter, idPDS: 'P3' }] });
    expect(given.meters.map(({ idPDS }) => idPDS)).toEqual([meter.idPDS, 'P3']);
    expect(given).toMatchObject({ meterCount: 3, unread: [{ kind: 'meter', name: 'M2' }] });
  },
);

it('converts numeric fields of a meter to texts', () => {
  const numbers = { idPDS: 4217, matriculeCompteur: 12, anneeFabrication: 2019 };
  const texts = { idPDS: '4217', matriculeCompteur: '12', anneeFabrication: '2019' };
  expect(readMeter(numbers)).toMatchObject(texts);
});

it('returns different keys for meters of different contracts or service points', () => {
  expect(meterKey({ reference: '981', idPDS: '2' })).not.toBe(meterKey({ reference: '98', idPDS: '12' }));
});

it.each([
  [12, [meter], 12],
  ['12', [meter], 12],
  [0, [meter], 1],
  ['douze', [meter], 1],
  [undefined, [meter, {}], 2],
  [undefined, null, 0],
])('counts, for nbCompteurTotal %j and the meters %j, %i meters', (nbCompteurTotal, compteursPro, count) => {
  expect(read({ nbCompteurTotal, compteursPro }).meterCount).toBe(count);
});
