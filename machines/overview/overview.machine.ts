import type { ActorRefFrom } from 'xstate';
import { initialContext, overviewSetup } from './overview.setup.ts';
import { toKnow } from './toKnow.state.ts';
import { toPay } from './toPay.state.ts';

/** What the dashboard calls for: each block comes, and fails, by itself (docs/rules.md#overview). */
export const overviewMachine = overviewSetup.createMachine({
  id: 'overview',
  description: 'Voir ce qu’il y a à faire',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'Le tableau de bord regarde ce que le profil dit du compte',
      always: [
        { guard: 'isNew', target: 'firstSteps', description: 'Aucun contrat n’est encore rattaché' },
        {
          guard: 'isUnavailable',
          target: 'unavailable',
          description: 'Les contrats sont indisponibles',
        },
        { target: 'blocks', description: 'Le compte a des contrats' },
      ],
    },
    firstSteps: { description: 'Un compte neuf voit ses premiers pas, et aucun zéro' },
    unavailable: {
      description: 'Le bloc dit que les contrats sont indisponibles ; rien n’est demandé d’eux',
    },
    blocks: {
      description: 'Chaque bloc vient et échoue de son côté',
      type: 'parallel',
      states: { toPay, toKnow },
    },
  },
});

export type OverviewActor = ActorRefFrom<typeof overviewMachine>;
