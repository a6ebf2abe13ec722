import { watchSetup } from './watch.setup.ts';

/** What was found, and what may be done of it. */
export const choosing = watchSetup.createStateConfig({
  description: 'L’écran dit ce qui a été trouvé, et quels compteurs n’ont pas pu être lus',
  initial: 'ready',
  on: {
    retried: {
      guard: 'hasMissed',
      target: 'reading',
      actions: 'forgetMissed',
      description: 'L’utilisateur redemande les compteurs qui manquent, et eux seuls',
    },
    'more.asked': {
      guard: 'isMoreToShow',
      actions: 'showMore',
      description: 'L’utilisateur demande la suite de la liste',
    },
    'list.asked': {
      guard: 'hasAlarms',
      target: 'writing',
      actions: { type: 'askList', params: ({ event }) => event.format },
      description: 'La liste est demandée, en classeur ou en CSV',
    },
    started: {
      target: 'listing',
      actions: 'forgetRead',
      description: 'L’utilisateur relance l’analyse',
    },
  },
  states: {
    ready: { description: 'La liste est affichée, ou l’écran dit que rien n’a été trouvé' },
    saved: {
      description: 'Le fichier est enregistré : l’écran le dit, la liste reste',
      tags: 'ended',
    },
  },
});
