import { allRead } from '#src/domain/answer.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import { monthsOf, monthsToRead } from '#src/domain/consumption/report.ts';
import type { Episode } from '#src/domain/consumption/watch/episodes.ts';
import { technicalFailure } from '#src/domain/failure.ts';
import { failedCalls } from '#src/domain/fixtures/account.ts';
import {
  everyMeter,
  knownLeak,
  knownMeter,
  makeMeasures,
  makeMeters,
  withMeasures,
} from '#src/domain/fixtures/consumption.ts';
import { exportFileWords, saveFileOutcomes } from '../export-file/exportFile.model.ts';
import { metersRequest, telemetryRequest } from '../meter/meterRequests.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { reportMachine, type YearBatch } from './report.machine.ts';

/** 21 meters: one more than a batch. */
const [first = knownMeter, ...others] = makeMeters(21);
const meters = [first, ...others];
const today = new Date(2026, 10, 22);
const year = '2025';

const unavailable = technicalFailure('Le service est injoignable.');
const noCode = technicalFailure('Vérifiez votre connexion, puis réessayez.');

const ofTwoYears = [
  ...makeMeasures({ mode: 'monthly', name: '2024' }, { volume: 30 }),
  ...withMeasures(makeMeasures({ mode: 'monthly', name: year }, { index: 1_580 }), {
    '2025-03-01': { isEstimated: true },
    '2025-08-01': null,
  }),
];

const leak: Episode = { ...knownLeak, startDate: '2025-10-12', endDate: '2025-10-23' };

const read = (of: readonly Meter[], measures = ofTwoYears, episodes: readonly Episode[] | null = []) =>
  of.map((meter) => ({ meter, ...monthsOf({ year, today, measures }), episodes }));
const missing = (of: readonly Meter[]) => of.map((meter) => ({ meter, failure: unavailable }));

const listed = (items: readonly Meter[]) => ({
  ...allRead(items),
  contracts: [{ reference: first.reference, name: 'Fournil' }],
  onSiteCount: 2,
});

const file = new Blob(['PK']);

export const reportModel = defineModel(reportMachine, {
  chapter: 'consumption',
  requirements: { report: ['report'] },
  inputs: {
    'une année complète': { year, today },
    'une session qui a expiré pendant la lecture': { year, today, wasInterrupted: true },
  },
  words: {
    events: {
      ...exportFileWords.events,
      'year.chosen': 'une année est choisie',
      started: 'la lecture est lancée',
      paused: 'la lecture est mise en pause',
      resumed: 'la lecture reprend',
      'workbook.asked': 'le classeur est demandé',
    },
    guards: {
      wasInterrupted: 'la fin de la session a interrompu un bilan',
      isOtherYear: 'l’année est une autre',
      isListed: 'l’année est une autre, et les compteurs sont connus',
      isNothing: 'aucun compteur n’est télérelevé',
      isMoreToRead: 'des compteurs restent à lire',
      hasMissed: 'des compteurs n’ont pas pu être lus',
      hasVolumes: 'un volume au moins est connu',
    },
    ports: {
      listMeters: 'la recherche des compteurs télérelevés',
      readMeters: 'la lecture d’un lot de compteurs',
      writeWorkbook: 'l’écriture du classeur',
      ...exportFileWords.ports,
    },
    actions: {
      ...exportFileWords.actions,
      showYear: 'l’année est gardée, et ce qui a été lu est oublié',
      rememberMeters: 'les compteurs à lire sont gardés',
      rememberRead: 'les mois lus sont gardés, les compteurs qui manquent sont notés',
      rememberSaved: 'le nom du fichier est gardé, avec le nombre de compteurs',
      forgetMissed: 'les compteurs qui manquent sont à lire de nouveau',
      forgetRead: 'ce qui a été lu est oublié',
    },
  },
  cases: {
    'year.chosen': { 'une autre année': { year: '2024' }, 'la même année': { year } },
    started: {},
    paused: {},
    resumed: {},
    cancelled: {},
    retried: {},
    'workbook.asked': {},
  },
  outcomes: {
    listMeters: {
      done: { 'vingt et un compteurs': listed(meters), 'aucun compteur': listed([]) },
      failed: failedCalls,
    },
    // Batch of twenty meters. A response with all the meters ends the reading.
    readMeters: {
      done: {
        'des mois estimés ou manquants, et une fuite': {
          fetched: [
            ...read([first], ofTwoYears, [leak]),
            ...read(others.slice(0, 1), ofTwoYears, null),
            ...read(others.slice(1)),
          ],
          missed: [],
        },
        'aucun relevé dans l’année': { fetched: read(meters, []), missed: [] },
        'aucune réponse': { fetched: [], missed: missing(meters) },
        'dix-neuf compteurs, un sans réponse, le dernier à lire': {
          fetched: read(meters.slice(0, 19)),
          missed: missing(meters.slice(19, 20)),
        },
      },
      failed: { 'code de la lecture introuvable': noCode },
    },
    writeWorkbook: {
      done: { 'un classeur': file },
      failed: { 'code de l’écriture introuvable': noCode },
    },
    saveFile: saveFileOutcomes,
  },
  requests: {
    listMeters: [metersRequest(() => everyMeter)],
    // Call for the months. The port then requests the days, and searches them for rises.
    readMeters: [
      telemetryRequest(({ meters: [meter], year: of, today: now }: YearBatch) => ({
        meter,
        mode: 'monthly',
        days: monthsToRead(of, now),
      })),
    ],
    writeWorkbook: [],
    saveFile: [],
  },
  equivalent: {
    'reenter report|year.chosen|0': 'Nothing is done on entering or leaving the flow.',
    'reenter report|year.chosen|1': 'Nothing is done on entering or leaving the flow.',
    'remove forgetRead report.listing|cancelled|0': 'Nothing is read before the meters are listed.',
    'remove forgetRead report.unlisted|cancelled|0': 'Nothing is read before the meters are listed.',
  },
  key: ({ wasInterrupted, year: of, meters: all, fetched, missed }) => ({
    wasInterrupted,
    of,
    meters: all.length,
    fetched: fetched.length,
    missed: missed.length,
    isAnyKnown: fetched.some(({ months }) => months.some(({ volume }) => volume !== null)),
  }),
});
