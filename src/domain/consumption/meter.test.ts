import { describe, expect, it } from 'vitest';
import { consumptionContractSchema, meterKey } from './meter.ts';

const meter = { idPDS: 'PDS/004 217', codeEquipement: 'TR' };
const telereleve = { role: 'TELERELEVE', enabled: true };
const contract = { reference: '981000004217', roles: [telereleve], compteursPro: [meter] };

const read = (changed: object = {}) => consumptionContractSchema.parse({ ...contract, ...changed });
const readMeter = (changed: object) => read({ compteursPro: [{ ...meter, ...changed }] }).meters[0];

describe('a meter', () => {
  it('requires only its delivery point', () => {
    expect(consumptionContractSchema.parse({ reference: '98', compteursPro: [{ idPDS: 'P1' }] })).toEqual({
      reference: '98',
      name: '',
      dateDebutDerniereConsoRelevee: '',
      dateFinDerniereConsoRelevee: '',
      unread: [],
      meterCount: 1,
      meters: [
        {
          reference: '98',
          kind: 'SE',
          matriculeCompteur: '',
          adresseDesserte: '',
          usage: '',
          codeEquipement: '',
          etatPDS: '',
          etatCompteur: '',
          idPDS: 'P1',
          fluide: '',
          anneeFabrication: '',
          calibre: null,
          typeRaccordement: '',
          libelleCodeEmplacement: '',
        },
      ],
    });
  });

  it.each([
    ['TR', [telereleve], 'TR'],
    [
      'TR',
      [
        { role: 'RIB', enabled: true },
        { ...telereleve, reason_code: null },
      ],
      'TR',
    ],
    ['TR', [{ ...telereleve, enabled: false, reason_code: 'contract_closed' }], 'SE'],
    ['TR', [{ role: 'RIB', enabled: true }], 'SE'],
    ['TR', [], 'SE'],
    ['TR', null, 'SE'],
    ['SE', [telereleve], 'SE'],
    ['tr', [telereleve], 'SE'],
    ['', [telereleve], 'SE'],
    [null, [telereleve], 'SE'],
  ])('with the equipment code %j and the roles %j has the kind %s', (codeEquipement, roles, kind) => {
    expect(read({ roles, compteursPro: [{ ...meter, codeEquipement }] }).meters[0]?.kind).toBe(kind);
  });

  it.each([
    [2019, '2019'],
    ['2019', '2019'],
    [null, ''],
  ])('reads the year of manufacture %j as %j', (anneeFabrication, year) => {
    expect(readMeter({ anneeFabrication })?.anneeFabrication).toBe(year);
  });

  it.each([
    [15, 15],
    ['15', 15],
    ['12,5', 12.5],
    ['DN 15', null],
    [{}, null],
    ['', null],
    [null, null],
  ])('reads the calibre %j as %j', (answered, calibre) => {
    expect(readMeter({ calibre: answered })?.calibre).toBe(calibre);
  });

  it.each([{ idPDS: undefined }, { idPDS: null }, { idPDS: '' }, { adresseDesserte: {} }])(
    'is dropped with %j, and listed as unreadable',
    (wrong) => {
      const odd = { ...meter, matriculeCompteur: 'M2', ...wrong };
      const given = read({ compteursPro: [meter, odd, { ...meter, idPDS: 'P3' }] });
      expect(given.meters.map(({ idPDS }) => idPDS)).toEqual([meter.idPDS, 'P3']);
      expect(given).toMatchObject({ meterCount: 3, unread: [{ kind: 'meter', name: 'M2' }] });
    },
  );

  it('accepts numeric identifiers', () => {
    expect(readMeter({ idPDS: 4217, matriculeCompteur: 12 })).toMatchObject({
      idPDS: '4217',
      matriculeCompteur: '12',
    });
  });

  it('is identified by its contract and delivery point', () => {
    expect(meterKey({ reference: '981', idPDS: '2' })).not.toBe(meterKey({ reference: '98', idPDS: '12' }));
    expect(readMeter({})).toMatchObject({ reference: contract.reference, idPDS: 'PDS/004 217' });
  });
});

describe('meter count', () => {
  it.each([
    [12, 12],
    [1, 1],
    [0, 1],
    [null, 1],
    [undefined, 1],
    ['12', 12],
    [-1, 1],
    [1.5, 1],
    [1_000_001, 1],
    ['douze', 1],
    [true, 1],
    [{}, 1],
  ])('is read from %j, with one meter, as %i', (nbCompteurTotal, count) => {
    expect(read({ nbCompteurTotal }).meterCount).toBe(count);
  });

  it.each([[], null, undefined])('is 0 without meters, from %j', (compteursPro) => {
    expect(read({ compteursPro })).toMatchObject({ meters: [], meterCount: 0 });
  });
});
