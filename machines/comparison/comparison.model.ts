import { allRead } from '#src/domain/answer.ts';
import { type Meter, meterKey } from '#src/domain/consumption/meter.ts';
import { failedCalls } from '#src/domain/fixtures/account.ts';
import { everyMeter, makeMeters, measureOn } from '#src/domain/fixtures/consumption.ts';
import { saveFileOutcomes } from '../export-file/exportFile.model.ts';
import { metersRequest, missedMeters, noCode, telemetryRequest } from '../meter/meterRequests.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { comparisonMachine, type MeasuresBatch } from './comparison.machine.ts';

const meters = makeMeters(5);
const keys = meters.map(meterKey);
const two = meters.slice(0, 2);
const today = new Date(2026, 10, 22);

const year = { mode: 'monthly', name: '2026' } as const;
const month = { mode: 'daily', name: '2026-11' } as const;
/** Numbers of periods, smaller than in production because each period adds states to the exploration. */
const reach = { monthly: 11, daily: 0 };
const followed = { isCut: false, isPeriodWrong: false };

const file = new Blob(['PK']);

const read = (meter: Meter, rank: number) => ({
  meter,
  measures: [
    measureOn('2026-09-01', { volume: 10 + rank }),
    measureOn('2026-10-01', { volume: 20 + rank, isEstimated: rank === 1 }),
    measureOn('2026-11-02', { volume: 2 + rank }),
    measureOn('2025-12-01', { volume: 30 + rank }),
  ],
});

export const comparisonModel = defineModel(comparisonMachine, {
  chapter: 'consumption',
  requirements: { comparison: ['comparison'] },
  inputs: {
    'une adresse qui ne demande rien': { today, reach, keys: [], period: year, ...followed },
    'une adresse qui désigne deux compteurs': {
      today,
      reach,
      keys: keys.slice(0, 2),
      period: year,
      ...followed,
    },
  },
  words: {
    events: {
      'form.submitted': 'les compteurs à comparer sont choisis',
      'choice.reopened': 'l’utilisateur veut changer de compteurs',
      'mode.chosen': 'l’utilisateur choisit de comparer par mois, ou par jour',
      'file.requested': 'le tableau est demandé dans un fichier',
    },
    guards: {
      isListed: 'les compteurs du compte sont connus',
      areTooFew: 'le compte a moins de deux compteurs télérelevés',
      areEnough: 'de deux à quatre compteurs sont désignés',
      isWellFormed: 'de deux à quatre compteurs du compte sont cochés',
      mayShow: 'c’est une autre période, dont les mesures sont conservées',
    },
    ports: {
      listMeters: 'la recherche des compteurs télérelevés',
      readMeasures: 'la lecture des mesures de chaque compteur',
      writeTable: 'l’écriture du tableau',
    },
    actions: {
      rememberRequest: 'les compteurs et la période de l’adresse sont gardés, ce qui a été lu est oublié',
      rememberMeters: 'les compteurs du compte sont gardés',
      choose: 'les compteurs choisis sont gardés, ce qui a été lu est oublié',
      showPeriod: 'la période est gardée, ce qui a été lu d’une autre est oublié',
      rememberRead: 'les mesures sont gardées, les compteurs qui manquent sont notés',
      rememberSaved: 'le nom du fichier est gardé, avec le nombre de compteurs',
      requestFile: 'le format est gardé',
    },
  },
  cases: {
    'address.reached': {
      'deux compteurs et un inconnu, en novembre': {
        keys: [...keys.slice(0, 2), 'inconnu'],
        period: month,
        isCut: false,
        isPeriodWrong: false,
      },
      'un seul compteur, d’une liste trop longue et sur une période fausse': {
        keys: keys.slice(0, 1),
        period: year,
        isCut: true,
        isPeriodWrong: true,
      },
    },
    'form.submitted': {
      'deux compteurs': { values: { compteurs: keys.slice(0, 2) } },
      'un seul': { values: { compteurs: keys.slice(0, 1) } },
      cinq: { values: { compteurs: keys } },
    },
    'mode.chosen': { 'par mois': { mode: 'monthly' }, 'par jour': { mode: 'daily' } },
    'period.turned': { 'la période d’avant': { step: -1 }, 'la période d’après': { step: 1 } },
    'period.chosen': { 'l’année 2025': { name: '2025' } },
    'file.requested': { 'en classeur': { format: 'xlsx' } },
  },
  outcomes: {
    listMeters: {
      done: {
        'cinq compteurs': allRead(meters),
        'un seul compteur': allRead(meters.slice(0, 1)),
        'aucun compteur': allRead([]),
      },
      failed: failedCalls,
    },
    readMeasures: {
      done: {
        'des mesures de deux compteurs, dont une estimée': { fetched: two.map(read), missed: [] },
        'celles du premier, l’autre sans réponse': {
          fetched: two.slice(0, 1).map(read),
          missed: missedMeters(two.slice(1)),
        },
        'aucune réponse': { fetched: [], missed: missedMeters(two) },
        'aucune mesure': { fetched: two.map((meter) => ({ meter, measures: [] })), missed: [] },
      },
      failed: { 'code de la lecture introuvable': noCode },
    },
    writeTable: { done: { 'un tableau': file }, failed: { 'code de l’écriture introuvable': noCode } },
    saveFile: saveFileOutcomes,
  },
  requests: {
    listMeters: [metersRequest(() => everyMeter)],
    readMeasures: [
      telemetryRequest(({ meters: [meter], period: { mode }, days }: MeasuresBatch) => ({
        meter,
        mode,
        days,
      })),
    ],
    writeTable: [],
    saveFile: [],
  },
  key: ({ meters: known, keys: named, period, fetched, missed, isCut }) => ({
    known: known === null ? null : Math.min(known.length, 2),
    named: named.length,
    period: period.name,
    fetched: fetched.map(({ measures }) => measures.length > 0),
    missed: missed.length,
    isCut,
  }),
});
