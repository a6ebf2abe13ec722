import type { ActorRefFrom } from 'xstate';
import { failedTo, output, savingFile, unwrittenFile, writingFile } from '../export-file/exportFile.state.ts';
import { choosing } from './choosing.state.ts';
import { reading } from './reading.state.ts';
import { initialContext, listName, toList, watchSetup } from './watch.setup.ts';

const cancelled = {
  target: 'ready',
  description: 'L’utilisateur renonce : ce qui a été lu est oublié',
} as const;

/** Looks in every meter read from afar for days above what is usual (docs/rules.md#watch). */
export const watchMachine = watchSetup.createMachine({
  id: 'watch',
  description: 'Surveiller mes sites',
  context: ({ input }) => initialContext(input),
  initial: 'ready',
  states: {
    ready: {
      description: 'La page dit ce qu’elle cherche, et ne lit rien encore',
      entry: 'forgetRead',
      on: { started: { target: 'listing', description: 'L’utilisateur lance l’analyse' } },
    },
    listing: {
      description: 'Le portail cherche les compteurs télérelevés du compte',
      tags: 'busy',
      invoke: {
        id: 'listMeters',
        src: 'listMeters',
        onDone: [
          {
            guard: { type: 'isNothing', params: output },
            target: 'unequipped',
            description: 'Aucun compteur du compte n’est télérelevé',
          },
          {
            target: 'reading',
            actions: { type: 'rememberMeters', params: output },
            description: 'Les compteurs télérelevés sont connus',
          },
        ],
        onError: { ...failedTo('unlisted'), description: 'Les compteurs ne peuvent pas être lus' },
      },
      on: { cancelled: { target: 'ready', description: 'L’utilisateur renonce : la recherche s’arrête' } },
    },
    unlisted: {
      description: 'Les compteurs n’ont pas pu être lus : l’écran dit pourquoi',
      on: {
        retried: { target: 'listing', description: 'L’utilisateur essaie de nouveau' },
        cancelled: { target: 'ready', description: 'L’utilisateur renonce' },
      },
    },
    unequipped: { description: 'Un message dit qu’aucun compteur n’est télérelevé, et mène à la liste' },
    reading,
    paused: {
      description: 'La lecture est en pause : ce qui a été trouvé est affiché',
      on: { resumed: { target: 'reading', description: 'La lecture reprend où elle en était' }, cancelled },
    },
    interrupted: {
      description: 'La lecture n’a pas pu se poursuivre : l’écran dit pourquoi, ce qui a été trouvé reste',
      on: { retried: { target: 'reading', description: 'L’utilisateur essaie de nouveau' }, cancelled },
    },
    choosing,
    writing: writingFile({
      port: 'writeList',
      input: toList,
      sentences: {
        making: 'Le portail écrit la liste',
        made: 'La liste est prête',
        unmade: 'La liste ne peut pas être écrite',
      },
    }),
    saving: savingFile(listName),
    unwritten: unwrittenFile({ target: 'writing', description: 'L’utilisateur essaie de nouveau' }),
  },
});

export type WatchActor = ActorRefFrom<typeof watchMachine>;
