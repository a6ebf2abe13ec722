import { toFailure } from '../domain/failure.ts';
import { exportSetup, remaining } from './export.setup.ts';

/** Asks for the measures of each meter, and says where they lead. */
export const fetching = exportSetup.createStateConfig({
  description: 'Le portail demande les mesures de chaque compteur, quatre à la fois',
  tags: 'busy',
  invoke: {
    id: 'fetchMeasures',
    src: 'fetchMeasures',
    input: ({ context }) => remaining(context),
    onDone: [
      {
        guard: { type: 'isNothingMeasured', params: ({ event }) => event.output },
        target: 'choosing.nothingMeasured',
        description: 'Il n’y a aucune mesure sur cette période',
      },
      {
        guard: { type: 'areAllHere', params: ({ event }) => event.output },
        target: 'writing',
        actions: { type: 'rememberMeasures', params: ({ event }) => event.output },
        description: 'Toutes les mesures sont là',
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'choosing.refused',
        actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
        description: 'La demande est refusée',
      },
      {
        guard: { type: 'isNoneHere', params: ({ event }) => event.output },
        target: 'failed',
        actions: { type: 'rememberMeasures', params: ({ event }) => event.output },
        description: 'Aucune mesure n’est venue',
      },
      {
        target: 'incomplete',
        actions: { type: 'rememberMeasures', params: ({ event }) => event.output },
        description: 'Les mesures de certains compteurs manquent',
      },
    ],
    onError: {
      target: 'failed',
      actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
      description: 'Les mesures n’ont pas pu être demandées',
    },
  },
  on: {
    cancelled: {
      target: 'choosing',
      description: 'L’utilisateur arrête la demande : ce qui est en cours s’arrête, le choix reste',
    },
  },
});
