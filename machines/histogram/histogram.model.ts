import { failedCalls } from '#src/domain/fixtures/account.ts';
import { knownMeter, measureOn, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { measuresRequests } from '../meter/meterRequests.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { histogramMachine, type MeasuresQuery } from './histogram.machine.ts';

const today = new Date(2026, 7, 15);
const year = { mode: 'monthly', name: '2026' } as const;
const august = { mode: 'daily', name: '2026-08' } as const;

export const histogramModel = defineModel(histogramMachine, {
  chapter: 'consumption',
  requirements: { histogram: ['histogram'] },
  inputs: {
    'un compteur télérelevé, par mois': {
      meter: knownMeter,
      today,
      period: year,
      view: 'chart',
      isPeriodWrong: false,
      // Smaller than in production, because each period adds states to the exploration.
      reach: { monthly: 6, daily: 0 },
    },
    'un compteur relevé sur place, en tableau': {
      meter: meterReadOnSite,
      today,
      period: year,
      view: 'table',
      isPeriodWrong: true,
      reach: { monthly: 12, daily: 0 },
    },
  },
  words: {
    events: {
      'mode.chosen': 'l’utilisateur choisit de voir par mois, ou par jour',
      'slot.opened': 'l’utilisateur ouvre les jours d’un mois',
      'view.chosen': 'l’utilisateur choisit le graphique, ou le tableau',
    },
    guards: {
      mayShow: 'c’est une autre période, que le compteur permet de voir et dont les mesures sont conservées',
      isOtherView: 'ce n’est pas ce qui est déjà affiché',
      isLoaded: 'la période a déjà été lue',
      isNothing: 'elle a été lue, et aucun volume n’en est connu',
    },
    ports: { loadMeasures: 'la lecture des mesures, et de celles de l’année d’avant' },
    actions: {
      showPeriod: 'la période est gardée',
      judgeAddress:
        'la période de l’adresse est vérifiée, et un message signale celle qui n’a pas pu être suivie',
      showView: 'le choix du graphique ou du tableau est gardé',
      holdMeasures: 'les mesures de la période sont gardées',
      draw: 'la période est celle qui reste en place pendant qu’une autre est demandée',
    },
  },
  cases: {
    'mode.chosen': { 'par mois': { mode: 'monthly' }, 'par jour': { mode: 'daily' } },
    'period.turned': { 'la période d’avant': { step: -1 }, 'la période d’après': { step: 1 } },
    'period.chosen': { 'l’année 2025': { name: '2025' } },
    'slot.opened': { 'le mois d’août': { slot: '2026-08' } },
    'view.chosen': { 'le graphique': { view: 'chart' }, 'le tableau': { view: 'table' } },
    'address.reached': {
      'l’année en cours, en tableau, faute de mieux': { period: year, view: 'table', isPeriodWrong: true },
      'le mois d’août, en graphique': { period: august, view: 'chart', isPeriodWrong: false },
    },
  },
  outcomes: {
    loadMeasures: {
      done: {
        'des mesures, et celles de l’année d’avant': {
          measures: [
            measureOn('2025-08-10', { index: 800 }),
            measureOn('2026-07-01', { index: 1_000 }),
            measureOn('2026-08-10', { index: 1_204 }),
          ],
          before: [
            measureOn('2025-07-01', { volume: 40, index: 700 }),
            measureOn('2025-08-10', { index: 800 }),
          ],
        },
        'aucune mesure, et l’année d’avant inconnue': { measures: [], before: null },
      },
      failed: failedCalls,
    },
  },
  requests: {
    // First request of the port. The second request, for the previous year, is similar.
    loadMeasures: measuresRequests(({ meter, period: { mode }, days }: MeasuresQuery) => ({
      meter,
      mode,
      days,
    })),
  },
  key: (context) => ({
    kind: context.meter.kind,
    period: context.period.name,
    view: context.view,
    isPeriodWrong: context.isPeriodWrong,
    loaded: [...context.loaded].map(([name, { measures }]) => [name, measures.length > 0]),
  }),
  equivalent: {
    'unguard histogram|view.chosen|0': 'The action stores the view that the screen already shows.',
    'initial histogram':
      'At the start, no measures are loaded, so the state turning goes to loading at once.',
  },
});
