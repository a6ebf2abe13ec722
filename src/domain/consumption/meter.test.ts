import { describe, expect, it } from 'vitest';
import { consumptionContractSchema, meterKey } from './meter.ts';

const meter = { idPDS: 'PDS/004 217', codeEquipement: 'TR' };
const telereleve = { role: 'TELERELEVE', enabled: true };
const contract = { reference: '981000004217', roles: [telereleve], compteursPro: [meter] };

const read = (changed: object = {}) => consumptionContractSchema.parse({ ...contract, ...changed });
const readMeter = (changed: object) => read({ compteursPro: [{ ...meter, ...changed }] }).meters[0];

describe('a meter', () => {
  it('may say nothing but where it measures', () => {
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
  ])('of the equipment %j and of the roles %j is %s', (codeEquipement, roles, kind) => {
    expect(read({ roles, compteursPro: [{ ...meter, codeEquipement }] }).meters[0]?.kind).toBe(kind);
  });

  it.each([
    [2019, '2019'],
    ['2019', '2019'],
    [null, ''],
  ])('was made in %j: %j', (anneeFabrication, year) => {
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
  ])('has the calibre %j: %j', (answered, calibre) => {
    expect(readMeter({ calibre: answered })?.calibre).toBe(calibre);
  });

  it.each([{ idPDS: undefined }, { idPDS: null }, { idPDS: '' }, { adresseDesserte: {} }])(
    'is left out with %j, and counted',
    (wrong) => {
      const odd = { ...meter, matriculeCompteur: 'M2', ...wrong };
      const given = read({ compteursPro: [meter, odd, { ...meter, idPDS: 'P3' }] });
      expect(given.meters.map(({ idPDS }) => idPDS)).toEqual([meter.idPDS, 'P3']);
      expect(given).toMatchObject({ meterCount: 3, unread: [{ kind: 'meter', name: 'M2' }] });
    },
  );

  it('is read with numbers for its point and its number', () => {
    expect(readMeter({ idPDS: 4217, matriculeCompteur: 12 })).toMatchObject({
      idPDS: '4217',
      matriculeCompteur: '12',
    });
  });

  it('is told from any other by its contract and its point', () => {
    expect(meterKey({ reference: '981', idPDS: '2' })).not.toBe(meterKey({ reference: '98', idPDS: '12' }));
    expect(readMeter({})).toMatchObject({ reference: contract.reference, idPDS: 'PDS/004 217' });
  });
});

describe('the count of meters', () => {
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
  ])('answered as %j, beside one meter, is %i', (nbCompteurTotal, count) => {
    expect(read({ nbCompteurTotal }).meterCount).toBe(count);
  });

  it.each([[], null, undefined])('is 0 of no meter, %j', (compteursPro) => {
    expect(read({ compteursPro })).toMatchObject({ meters: [], meterCount: 0 });
  });
});
