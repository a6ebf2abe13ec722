import { failedCalls } from '#src/domain/fixtures/account.ts';
import { insufficient, knownLeak, knownMeter, knownRise } from '#src/domain/fixtures/consumption.ts';
import { telemetryRequest, watchedDays } from '../meter/meterRequests.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { type MeterWatchInput, meterWatchMachine } from './meterWatch.machine.ts';

export const meterWatchModel = defineModel(meterWatchMachine, {
  rests: ['usual', 'insufficient', 'found'],
  chapter: 'consumption',
  requirements: { 'unusual-days': ['meterWatch'] },
  inputs: { 'un compteur télérelevé': { meter: knownMeter, today: new Date(2026, 10, 22) } },
  words: {
    guards: { isInsufficient: 'les relevés ne suffisent pas', isNothing: 'rien ne dépasse l’habitude' },
    ports: { loadEpisodes: 'la recherche de hausses dans deux ans de mesures' },
    actions: { rememberEpisodes: 'les hausses sont gardées, et dessinées sur le graphique' },
  },
  cases: {},
  outcomes: {
    loadEpisodes: {
      done: {
        'aucune hausse': { episodes: [], usual: { firstDay: '2026-10-01', low: [900], high: [1_100] } },
        'trop peu de relevés': insufficient,
        'une fuite, ce mois-ci': { episodes: [knownLeak] },
        'une hausse de saison, d’un autre mois': { episodes: [knownRise] },
      },
      failed: failedCalls,
    },
  },
  requests: { loadEpisodes: [telemetryRequest(({ meter }: MeterWatchInput) => ({ meter, ...watchedDays }))] },
  key: ({ episodes }) => ({ found: episodes.map(({ startDate }) => startDate) }),
});
