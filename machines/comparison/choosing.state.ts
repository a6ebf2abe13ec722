import { inMode, neighbour } from '../domain/consumption/period.ts';
import { comparisonSetup } from './comparison.setup.ts';

/** The meters may be chosen anew. */
export const reopened = {
  target: 'selecting',
  description: 'L’utilisateur veut comparer d’autres compteurs',
} as const;

/** What is compared, and what may be done of it. */
export const choosing = comparisonSetup.createStateConfig({
  description: 'L’écran montre les compteurs côte à côte, et dit lesquels n’ont pas pu être lus',
  initial: 'ready',
  on: {
    retried: {
      guard: 'hasMissed',
      target: 'reading',
      description: 'L’utilisateur redemande les compteurs qui manquent, et eux seuls',
    },
    'mode.chosen': {
      guard: { type: 'mayShow', params: ({ context, event }) => inMode(context, event.mode) },
      target: 'reading',
      actions: { type: 'showPeriod', params: ({ context, event }) => inMode(context, event.mode) },
      description: 'L’utilisateur choisit de comparer par mois, ou par jour',
    },
    'period.turned': {
      guard: { type: 'mayShow', params: ({ context, event }) => neighbour(context.period, event.step) },
      target: 'reading',
      actions: {
        type: 'showPeriod',
        params: ({ context, event }) => neighbour(context.period, event.step),
      },
      description: 'L’utilisateur passe à la période d’avant, ou d’après',
    },
    'period.chosen': {
      guard: { type: 'mayShow', params: ({ context, event }) => ({ ...context.period, name: event.name }) },
      target: 'reading',
      actions: {
        type: 'showPeriod',
        params: ({ context, event }) => ({ ...context.period, name: event.name }),
      },
      description: 'L’utilisateur choisit une période dans la liste',
    },
    'choice.reopened': reopened,
    'file.requested': {
      guard: 'hasVolumes',
      target: 'writing',
      actions: { type: 'requestFile', params: ({ event }) => event.format },
      description: 'Le tableau est demandé, en classeur ou en CSV',
    },
  },
  states: {
    ready: { description: 'Le graphique, la somme et le tableau sont affichés' },
    saved: {
      description: 'Le fichier est enregistré : l’écran le dit, le tableau reste',
      tags: 'ended',
    },
  },
});
