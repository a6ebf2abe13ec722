import { pageSize } from '#src/domain/contract/contractPage.ts';
import { type Failure, technicalFailure, unavailableFailure } from '#src/domain/failure.ts';
import {
  consumptionContract,
  knownMeter,
  measureOn,
  meterReadOnSite,
} from '#src/domain/fixtures/consumption.ts';
import { saveFileOutcomes } from '../export-file/exportFile.model.ts';
import { isUnreached } from '../export-file/exportFile.state.ts';
import { measuresRequests, noCode } from '../meter/meterRequests.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { exportMachine } from './export.machine.ts';
import type { ExportRequest, TypedExport } from './export.schema.ts';
import { interruptedExportSchema } from './storedExports.ts';

const { reference, name } = consumptionContract;

const today = new Date(2026, 10, 22);

const contract = { reference, name };
const monthly: TypedExport = {
  mode: 'monthly',
  start_date: '2025-11-01',
  end_date: '2026-10-31',
  format: 'xlsx',
};
const daily: TypedExport = { mode: 'daily', start_date: '2026-08-24', end_date: '2026-11-22', format: 'csv' };

/** Second contract. Its meter has the same number as a meter of the first contract. */
const otherContract = { reference: '981000007137', name: 'École Jules-Ferry' };
const otherMeter = { ...meterReadOnSite, reference: otherContract.reference };

const measures = [measureOn('2026-09-30'), measureOn('2026-10-31', { isEstimated: true })];
const measured = (meter: typeof knownMeter) => ({ meter, measures });
const empty = (meter: typeof knownMeter) => ({ meter, measures: [] });

const missed = (failure: Failure, ...meters: (typeof knownMeter)[]) =>
  meters.map((meter) => ({ meter, failure }));

const file = new Blob(['PK']);
const unavailable = unavailableFailure('Le service est injoignable.');
const unreadable = technicalFailure('La réponse n’a pas pu être lue.');
const refusal = {
  kind: 'refused' as const,
  message: 'La période demandée n’est pas disponible.',
  fields: { start_date: ['Choisissez un jour plus récent.'] },
};

export const interruptedExport = interruptedExportSchema.parse({
  flow: 'export',
  contracts: [contract],
  mode: 'monthly',
  format: 'xlsx',
  startDate: '2025-12-01',
  endDate: '2026-11-22',
  meters: [knownMeter, meterReadOnSite],
  saved: 12,
});

export const exportModel = defineModel(exportMachine, {
  chapter: 'consumption',
  requirements: { 'consumption-export': ['export'] },
  inputs: {
    'la page d’un compteur': { today, source: { contracts: [contract], meters: [knownMeter] } },
    'la liste des contrats': { today, source: { reference } },
    'tous les compteurs, après un export par jour en CSV': {
      today,
      source: { reference: null },
      last: daily,
    },
    'un export interrompu par la fin de la session': {
      today,
      source: { contracts: [contract], meters: [knownMeter, meterReadOnSite] },
      interrupted: interruptedExport,
    },
  },
  words: {
    events: {
      'form.submitted': 'l’export est demandé',
      'rest.kept': 'l’utilisateur garde les compteurs dont les mesures ont été lues',
    },
    guards: {
      isInterrupted: 'l’export reprend ce que la fin de la session a interrompu',
      isListed: 'les compteurs sont connus',
      isWithoutMeters: 'aucun compteur n’a été trouvé, et rien ne manque',
      isWhollyListed: 'tous les compteurs ont pu être lus',
      hasWholeContracts: 'les compteurs d’un contrat au moins sont connus',
      isWellFormed: 'la période, le format et les compteurs conviennent',
      isRefused: 'aucune mesure n’a pu être lue, et chaque demande est refusée',
      isNothingMeasured: 'aucun compteur n’a de mesure sur la période',
      areAllHere: 'les mesures d’aucun compteur ne manquent',
      isNoneHere: 'aucune mesure n’a pu être lue, ni cette fois ni avant',
      hasMeasures: 'des mesures ont été lues',
    },
    ports: { listMeters: 'la lecture des compteurs', fetchMeasures: 'la lecture des mesures' },
    actions: {
      rememberMeters: 'les compteurs lus sont gardés, avec leurs contrats, ce qui manque est noté',
      leaveMissedPages: 'les contrats dont des compteurs manquent sont laissés de côté',
      askExport: 'le choix est gardé, ce qui reste d’un export précédent est oublié',
      rememberFetched: 'les mesures lues sont gardées, les compteurs qui manquent sont notés',
      rememberRefusal: 'le message du refus est gardé, et affiché',
      rememberSaved: 'le nom du fichier est gardé, avec le nombre de compteurs',
    },
  },
  cases: {
    'form.submitted': {
      'douze mois, en classeur': { values: monthly },
      '90 jours d’écart, en CSV': { values: daily },
      '91 jours d’écart': { values: { ...daily, start_date: '2026-08-23' } },
    },
  },
  outcomes: {
    listMeters: {
      done: {
        'deux compteurs': { contracts: [contract], meters: [knownMeter, meterReadOnSite], missed: [] },
        'deux contrats': {
          contracts: [contract, otherContract],
          meters: [knownMeter, otherMeter],
          missed: [],
        },
        'un contrat, un autre sans réponse': {
          contracts: [contract, otherContract],
          meters: [knownMeter, otherMeter],
          missed: [{ page: 2, contract: otherContract, failure: unavailable }],
        },
        'aucun contrat, une page sans réponse': {
          contracts: [],
          meters: [],
          missed: [{ page: 2, failure: unavailable }],
        },
        'aucun compteur': { contracts: [], meters: [], missed: [] },
      },
      failed: { 'service indisponible': unavailable },
    },
    fetchMeasures: {
      done: {
        'toutes les mesures': {
          fetched: [measured(knownMeter), measured(meterReadOnSite), measured(otherMeter)],
          missed: [],
        },
        'aucune mesure sur la période': {
          fetched: [empty(knownMeter), empty(meterReadOnSite), empty(otherMeter)],
          missed: [],
        },
        'un compteur sur deux': {
          fetched: [measured(knownMeter)],
          missed: missed(unavailable, meterReadOnSite),
        },
        'un compteur sur deux, sans mesure': {
          fetched: [empty(knownMeter)],
          missed: missed(unreadable, meterReadOnSite),
        },
        'service indisponible pour chacun': {
          fetched: [],
          missed: missed(unavailable, knownMeter, meterReadOnSite),
        },
        'réponse illisible pour chacun': {
          fetched: [],
          missed: missed(unreadable, knownMeter, meterReadOnSite),
        },
        'période refusée pour chacun': {
          fetched: [],
          missed: [
            { meter: knownMeter, failure: refusal },
            { meter: meterReadOnSite, failure: refusal },
          ],
        },
      },
      failed: { 'code de la lecture introuvable': noCode },
    },
    writeFile: { done: { 'un fichier': file }, failed: { 'écriture impossible': noCode } },
    saveFile: saveFileOutcomes,
  },
  requests: {
    listMeters: [
      {
        request: 'POST /api/consumption/meters_list',
        body: ({ reference, missed: [first] }) => ({
          reference: reference ?? first?.contract?.reference,
          currentPage: reference === null ? (first?.page ?? 1) : 1,
          itemsPerPage: pageSize,
        }),
      },
    ],
    fetchMeasures: measuresRequests(({ meters: [meter], mode, ...days }: ExportRequest) => ({
      meter,
      mode,
      days,
    })),
    writeFile: [],
    saveFile: [],
  },
  key: ({ listed, missedPages, fetched, missed, interrupted }) => ({
    isInterrupted: interrupted !== undefined,
    isUnreached: isUnreached({ missed }),
    meters: listed?.meters.length ?? 0,
    contracts: listed?.contracts.length ?? 0,
    missed: missedPages.map((missed) => missed.contract?.reference ?? ''),
    isAnyHere: fetched.length > 0,
    isAnyMeasured: fetched.some((one) => one.measures.length > 0),
  }),
});
