import { assign, setup } from 'xstate';
import type { Meter } from '#src/domain/consumption/meter.ts';
import { isInsufficient, type ReadEpisodes } from '#src/domain/consumption/watch/alarms.ts';
import type { Failure } from '#src/domain/failure.ts';
import { called, doneIf, doneTo, failedTo, port } from '../setup/chart.ts';

export type MeterWatchInput = { meter: Meter; today: Date };

type Found = Pick<ReadEpisodes, 'episodes' | 'usual'>;

type Context = MeterWatchInput & Found & { failure: Failure | null };

export const meterWatchMachine = setup({
  types: {
    context: {} as Context,
    input: {} as MeterWatchInput,
    events: {} as { type: 'retried' },
    tags: {} as 'busy',
  },
  actors: { loadEpisodes: port<Found, MeterWatchInput>('loadEpisodes') },
  guards: {
    isInsufficient: (_, found: Found) => isInsufficient(found),
    isNothing: (_, { episodes }: Found) => episodes.length === 0,
  },
  actions: {
    rememberEpisodes: assign((_, { episodes, usual }: Found) => ({ episodes, ...(usual && { usual }) })),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'meterWatch',
  description: 'Signaler les jours où un compteur consomme plus que d’habitude',
  context: ({ input }) => ({ ...input, episodes: [], failure: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Le graphique est affiché : le portail lit deux ans de mesures et y cherche des hausses',
      tags: 'busy',
      invoke: {
        ...called('loadEpisodes'),
        input: ({ context: { meter, today } }) => ({ meter, today }),
        onDone: [
          doneIf('isInsufficient', {
            target: 'insufficient',
            description: 'Aucun jour des six derniers mois ne peut être comparé',
          }),
          doneIf(
            'isNothing',
            doneTo('usual', 'rememberEpisodes', { description: 'Aucun jour ne dépasse l’habitude' }),
          ),
          doneTo('found', 'rememberEpisodes', { description: 'Des jours dépassent l’habitude' }),
        ],
        onError: failedTo('unread', {
          description: 'Les mesures ne peuvent pas être lues : le graphique reste affiché',
        }),
      },
    },
    usual: {
      description: 'Un message indique que rien n’a été trouvé, et ce qui peut échapper à la recherche',
    },
    insufficient: {
      description: 'Un message indique que les relevés ne suffisent pas pour chercher des hausses',
    },
    found: {
      description:
        'Les hausses sont annoncées au-dessus du graphique, marquées dessus, et expliquées sous celui de leurs jours',
    },
    unread: {
      description: 'Un message indique que les hausses n’ont pas pu être cherchées, et pourquoi',
      on: { retried: { target: 'reading', description: 'L’utilisateur essaie de nouveau' } },
    },
  },
});
