import { failedCalls } from '#src/domain/fixtures/account.ts';
import { consumptionContract, knownMeter } from '#src/domain/fixtures/consumption.ts';
import { required } from '../setup/chart.ts';
import { defineModel } from '../setup/defineModel.ts';
import { type FoundMeter, type MeterNamed, meterAmong } from './foundMeter.ts';
import { meterMachine } from './meter.machine.ts';
import { metersRequest } from './meterRequests.model.ts';

const { reference, idPDS } = knownMeter;
const named = { reference, idPDS };

const readFromAfar = required(meterAmong(consumptionContract, knownMeter));

const noLongerReadFromAfar: FoundMeter = { ...readFromAfar, meter: { ...knownMeter, kind: 'SE' } };

export const meterModel = defineModel(meterMachine, {
  rests: ['found', 'unknown'],
  chapter: 'consumption',
  requirements: { 'meter-page': ['meter'] },
  inputs: {
    'un favori d’un compteur télérelevé': { ...named, kind: 'TR', known: null },
    'un favori d’un compteur relevé sur place': { ...named, kind: 'SE', known: null },
    'un lien vers un compteur déjà lu': { ...named, kind: 'TR', known: readFromAfar },
    'une adresse mal copiée': { ...named, kind: 'tr', known: readFromAfar },
  },
  words: {
    events: { 'meter.asked': 'le compteur est redemandé' },
    guards: { isKnown: 'le compteur est déjà lu', isOfItsKind: 'l’adresse porte le bon type de compteur' },
    actions: {
      rememberMeter: 'le compteur est gardé, et affiché',
      correctKind: 'l’adresse est remplacée par celle du compteur',
    },
  },
  cases: {},
  outcomes: {
    findMeter: {
      done: {
        'un compteur télérelevé': readFromAfar,
        'un compteur relevé sur place': noLongerReadFromAfar,
        'aucun compteur': null,
      },
      failed: failedCalls,
    },
  },
  requests: { findMeter: [metersRequest(({ reference }: MeterNamed) => ({ reference }))] },
  equivalent: {
    'drop meter.addressing|always|0':
      'The next branch corrects an address that is already correct, and has the same target.',
  },
  key: ({ kind, found }) => ({ kind, found: found?.meter.kind ?? null }),
});
