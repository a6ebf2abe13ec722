import { inMode, neighbour, periodOn } from '../domain/consumption/period.ts';
import { toFailure } from '../domain/failure.ts';
import { histogramSetup, initialContext, toMeasuresQuery } from './histogram.setup.ts';

/** What a meter has measured, by month or by day (docs/rules.md#histogram). */
export const histogramMachine = histogramSetup.createMachine({
  id: 'histogram',
  description: 'Suivre la consommation d’un compteur, par mois ou par jour',
  context: ({ input }) => initialContext(input),
  initial: 'turning',
  on: {
    'mode.chosen': {
      guard: { type: 'mayShow', params: ({ context, event }) => inMode(context, event.mode) },
      target: '.turning',
      actions: { type: 'showPeriod', params: ({ context, event }) => inMode(context, event.mode) },
      description: 'L’utilisateur choisit de voir par mois, ou par jour',
    },
    'period.turned': {
      guard: { type: 'mayShow', params: ({ context, event }) => neighbour(context.period, event.step) },
      target: '.turning',
      actions: {
        type: 'showPeriod',
        params: ({ context, event }) => neighbour(context.period, event.step),
      },
      description: 'L’utilisateur passe à la période d’avant, ou d’après',
    },
    'period.chosen': {
      guard: { type: 'mayShow', params: ({ context, event }) => ({ ...context.period, name: event.name }) },
      target: '.turning',
      actions: {
        type: 'showPeriod',
        params: ({ context, event }) => ({ ...context.period, name: event.name }),
      },
      description: 'L’utilisateur choisit une période dans la liste',
    },
    'slot.opened': {
      guard: { type: 'mayShow', params: ({ event }) => periodOn('daily', event.slot) },
      target: '.turning',
      actions: { type: 'showPeriod', params: ({ event }) => periodOn('daily', event.slot) },
      description: 'L’utilisateur ouvre les jours d’un mois',
    },
    'view.chosen': {
      guard: { type: 'isOtherView', params: ({ event }) => event.view },
      actions: { type: 'showView', params: ({ event }) => event.view },
      description: 'L’utilisateur choisit le graphique, ou le tableau',
    },
    'address.reached': [
      {
        guard: { type: 'mayShow', params: ({ event }) => event.period },
        target: '.turning',
        actions: [
          { type: 'showPeriod', params: ({ event }) => event.period },
          { type: 'judgeAddress', params: ({ event }) => event.isPeriodWrong },
          { type: 'showView', params: ({ event }) => event.view },
        ],
        description: 'L’adresse désigne une autre période',
      },
      {
        actions: [
          { type: 'judgeAddress', params: ({ event }) => event.isPeriodWrong },
          { type: 'showView', params: ({ event }) => event.view },
        ],
        description: 'L’adresse désigne la période affichée, ou une qui ne peut pas l’être',
      },
    ],
  },
  states: {
    turning: {
      description: 'Le portail regarde s’il connaît déjà la période',
      always: [
        { guard: 'isNothing', target: 'empty', description: 'Elle est connue, sans aucun relevé' },
        { guard: 'isLoaded', target: 'shown', description: 'Elle est connue' },
        { target: 'loading', description: 'Elle ne l’est pas encore' },
      ],
    },
    loading: {
      description: 'Le portail demande les mesures : le graphique précédent reste en place, estompé',
      tags: 'busy',
      invoke: {
        id: 'loadMeasures',
        src: 'loadMeasures',
        input: ({ context }) => toMeasuresQuery(context),
        onDone: {
          target: 'turning',
          actions: { type: 'holdMeasures', params: ({ event }) => event.output },
          description: 'Les mesures sont là',
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'Les mesures ne viennent pas',
        },
      },
    },
    shown: { description: 'Les mesures de la période sont affichées', entry: 'draw' },
    empty: { description: 'L’écran dit que la période n’a aucun relevé, et pourquoi' },
    unavailable: {
      description: 'Les mesures n’ont pas pu être lues : l’écran dit pourquoi, et offre de réessayer',
      on: { retried: { target: 'loading', description: 'L’utilisateur essaie de nouveau' } },
    },
  },
});
