import type { Meter } from '#src/domain/consumption/meter.ts';
import { monthsOf, monthsToRead } from '#src/domain/consumption/report.ts';
import type { Episode } from '#src/domain/consumption/watch/episodes.ts';
import { failedCalls } from '#src/domain/fixtures/account.ts';
import { everyMeter, knownLeak, makeMeasures, withMeasures } from '#src/domain/fixtures/consumption.ts';
import { saveFileOutcomes } from '../export-file/exportFile.model.ts';
import {
  batchMeters,
  firstMeter,
  listedMeters,
  metersRequest,
  missedMeters,
  noCode,
  otherMeters,
  telemetryRequest,
} from '../meter/meterRequests.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { reportMachine, type YearBatch } from './report.machine.ts';

const today = new Date(2026, 10, 22);
const year = '2025';

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

const file = new Blob(['PK']);

const unread = 'The portal loads no measures before the list of meters, so the action has nothing to reset.';

export const reportModel = defineModel(reportMachine, {
  chapter: 'consumption',
  requirements: { report: ['report'] },
  inputs: {
    'une année complète': { year, today },
    'une session qui a expiré pendant la lecture': { year, today, wasInterrupted: true },
  },
  words: {
    events: {
      'year.chosen': 'une année est choisie',
      started: 'la lecture est lancée',
      'workbook.asked': 'le classeur est demandé',
    },
    guards: {
      isNothing: 'aucun compteur n’est télérelevé',
      wasInterrupted: 'la fin de la session a interrompu un bilan',
      isOtherYear: 'l’année est une autre',
      isListed: 'l’année est une autre, et les compteurs sont connus',
    },
    ports: { listMeters: 'la recherche des compteurs télérelevés', writeWorkbook: 'l’écriture du classeur' },
    actions: {
      rememberMeters: 'les compteurs à lire sont gardés',
      showYear: 'l’année est gardée, et ce qui a été lu est oublié',
      rememberRead: 'les mois lus sont gardés, les compteurs qui manquent sont notés',
      rememberSaved: 'le nom du fichier est gardé, avec le nombre de compteurs',
    },
  },
  cases: { 'year.chosen': { 'une autre année': { year: '2024' }, 'la même année': { year } } },
  outcomes: {
    listMeters: {
      done: { 'vingt et un compteurs': listedMeters(batchMeters, 2), 'aucun compteur': listedMeters([], 2) },
      failed: failedCalls,
    },
    // Example results for the meters. Except in the last example, all have a result, so the loading ends.
    readMeters: {
      done: {
        'des mois estimés ou manquants, et une fuite': {
          fetched: [
            ...read([firstMeter], ofTwoYears, [leak]),
            ...read(otherMeters.slice(0, 1), ofTwoYears, null),
            ...read(otherMeters.slice(1)),
          ],
          missed: [],
        },
        'aucun relevé dans l’année': { fetched: read(batchMeters, []), missed: [] },
        'aucune réponse': { fetched: [], missed: missedMeters(batchMeters) },
        'dix-neuf compteurs, un sans réponse, le dernier à lire': {
          fetched: read(batchMeters.slice(0, 19)),
          missed: missedMeters(batchMeters.slice(19, 20)),
        },
      },
      failed: { 'code de la lecture introuvable': noCode },
    },
    writeWorkbook: { done: { 'un classeur': file }, failed: { 'code de l’écriture introuvable': noCode } },
    saveFile: saveFileOutcomes,
  },
  requests: {
    listMeters: [metersRequest(() => everyMeter)],
    // First request of the port, for monthly measures. A second request loads the daily measures.
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
    'remove forgetRead report.listing|cancelled|0': unread,
    'remove forgetRead report.unlisted|cancelled|0': unread,
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
