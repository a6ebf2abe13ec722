import { expect, it } from 'vitest';
import { consumptionContractSchema, meterKey } from './meter.ts';

const meter = { idPDS: 'PDS/004 217', codeEquipement: 'TR' };
const telereleve = { role: 'TELERELEVE', enabled: true };
const rib = { role: 'RIB', enabled: true };
const contract = { reference: '981000004217', roles: [telereleve], compteursPro: [meter] };

const read = (changed: object = {}) => consumptionContractSchema.parse({ ...contract, ...changed });
const readMeter = (changed: object) => read({ compteursPro: [{ ...meter, ...changed }] }).meters[0];

it('requires only a reference and the delivery point of each meter', () => {
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
])('reads a meter with the equipment code %j and the roles %j as %s', (codeEquipement, roles, kind) => {
  expect(read({ roles, compteursPro: [{ ...meter, codeEquipement }] }).meters[0]?.kind).toBe(kind);
});

it.each([
  [15, 15],
  ['12,5', 12.5],
  ['DN 15', null],
  [{}, null],
  ['', null],
])('reads the calibre %j as %j', (answered, calibre) => {
  expect(readMeter({ calibre: answered })?.calibre).toBe(calibre);
});

it.each([{ idPDS: undefined }, { idPDS: '' }, { adresseDesserte: {} }])(
  'drops a meter with %j, and lists it as unreadable',
  (wrong) => {
    const odd = { ...meter, matriculeCompteur: 'M2', ...wrong };
    const given = read({ compteursPro: [meter, odd, { ...meter, idPDS: 'P3' }] });
    expect(given.meters.map(({ idPDS }) => idPDS)).toEqual([meter.idPDS, 'P3']);
    expect(given).toMatchObject({ meterCount: 3, unread: [{ kind: 'meter', name: 'M2' }] });
  },
);

it('reads numbers as texts', () => {
  const numbers = { idPDS: 4217, matriculeCompteur: 12, anneeFabrication: 2019 };
  const texts = { idPDS: '4217', matriculeCompteur: '12', anneeFabrication: '2019' };
  expect(readMeter(numbers)).toMatchObject(texts);
});

it('identifies a meter by its contract and delivery point', () => {
  expect(meterKey({ reference: '981', idPDS: '2' })).not.toBe(meterKey({ reference: '98', idPDS: '12' }));
});

it.each([
  [12, [meter], 12],
  ['12', [meter], 12],
  [0, [meter], 1],
  ['douze', [meter], 1],
  [undefined, [meter, {}], 2],
  [undefined, null, 0],
])('counts the meters from the total %j and the list %j as %i', (nbCompteurTotal, compteursPro, count) => {
  expect(read({ nbCompteurTotal, compteursPro }).meterCount).toBe(count);
});
