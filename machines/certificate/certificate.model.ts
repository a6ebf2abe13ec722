import { failedCalls } from '#src/domain/fixtures/account.ts';
import {
  consumptionContract,
  knownMeter,
  measureOn,
  meterReadOnSite,
} from '#src/domain/fixtures/consumption.ts';
import { type MeterNamed, meterAmong } from '../meter/foundMeter.ts';
import { measuresRequests, metersRequest } from '../meter/meterRequests.model.ts';
import { required } from '../setup/chart.ts';
import { defineModel } from '../setup/defineModel.ts';
import { type CertificateQuery, certificateMachine } from './certificate.machine.ts';

const { reference, idPDS } = knownMeter;

const foundAs = (meter: typeof knownMeter) => required(meterAmong(consumptionContract, meter));

export const certificateModel = defineModel(certificateMachine, {
  rests: ['unknown'],
  chapter: 'consumption',
  requirements: { certificate: ['certificate'] },
  inputs: { 'un compteur du compte': { reference, idPDS, today: new Date('2026-11-21T12:00:00') } },
  words: {
    events: { 'period.chosen': 'une période est choisie', retried: 'ce qui a échoué est redemandé' },
    guards: {
      isNothing: 'aucun volume n’est connu sur la période',
      isWellFormed: 'la période est faite de mois entiers, des 24 derniers, dans l’ordre',
    },
    ports: { loadMeasures: 'la lecture des relevés' },
    actions: {
      rememberMeter: 'le compteur est gardé',
      rememberMeasures: 'les relevés sont gardés, et affichés sur l’attestation',
      rememberPeriod: 'la période est gardée',
    },
  },
  cases: {
    'period.chosen': {
      'le dernier trimestre': {
        values: { mode: 'monthly', start_date: '2026-08-01', end_date: '2026-10-31' },
      },
      'des mois dans le désordre': {
        values: { mode: 'monthly', start_date: '2026-10-01', end_date: '2026-08-31' },
      },
    },
  },
  outcomes: {
    findMeter: {
      done: {
        'un compteur télérelevé': foundAs(knownMeter),
        'un compteur relevé sur place': foundAs(meterReadOnSite),
        'aucun compteur': null,
      },
      failed: failedCalls,
    },
    loadMeasures: {
      done: {
        'un mois corrigé, un mois estimé, deux relevés illisibles': {
          measures: [
            measureOn('2026-07-31', { index: 1_000 }),
            measureOn('2026-08-31', { volume: -20, index: 980 }),
            measureOn('2026-09-30', { index: 1_070, isEstimated: true }),
          ],
          unplacedCount: 2,
        },
        'un compteur remplacé, sans index avant la période': {
          measures: [
            measureOn('2026-08-31', { index: 1_035 }),
            measureOn('2026-09-30', { index: 5 }),
            measureOn('2026-10-31', { index: 40 }),
          ],
        },
        'aucun relevé': { measures: [] },
      },
      failed: failedCalls,
    },
  },
  requests: {
    findMeter: [metersRequest(({ reference }: MeterNamed) => ({ reference }))],
    loadMeasures: measuresRequests(({ meter, mode, ...days }: CertificateQuery) => ({ meter, mode, days })),
  },
  equivalent: {
    'initial certificate.measured':
      'Each branch into this state names its child state, so the initial state is never used.',
  },
  key: ({ found: of, days }) => ({ kind: of?.meter.kind ?? null, days }),
});
