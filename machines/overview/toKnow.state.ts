import { toFailure } from '../domain/failure.ts';
import { overviewSetup } from './overview.setup.ts';

/** What is to be known of the meters, whatever comes of the rest. */
export const toKnow = overviewSetup.createStateConfig({
  description: 'Ce qu’il y a à savoir',
  initial: 'loading',
  states: {
    loading: {
      description: 'Le portail lit les compteurs, sans leurs mesures',
      tags: 'busy',
      invoke: {
        id: 'listMeters',
        src: 'listMeters',
        onDone: [
          {
            guard: { type: 'isNothingToKnow', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'rememberToKnow', params: ({ event }) => event.output },
            description: 'Les compteurs n’appellent aucune remarque',
          },
          {
            target: 'shown',
            actions: { type: 'rememberToKnow', params: ({ event }) => event.output },
            description: 'Un relevé manque depuis longtemps, ou un compteur est déposé',
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberToKnowFailure', params: ({ event }) => toFailure(event.error) },
          description: 'Les compteurs ne peuvent pas être lus',
        },
      },
    },
    shown: {
      description: 'Les relevés qui manquent et les compteurs déposés sont affichés',
    },
    empty: { description: 'Le bloc dit qu’il n’y a rien à signaler, et mène à la surveillance' },
    failed: {
      description: 'Les compteurs manquent : le bloc dit pourquoi, et offre de réessayer',
      on: { 'toKnow.retried': { target: 'loading', description: 'L’utilisateur redemande ce bloc seul' } },
    },
  },
});
