import { failedTo, output } from '../export-file/exportFile.state.ts';
import { toBatch, watchSetup } from './watch.setup.ts';

/** Reads the meters, some at a time, until none remains. */
export const reading = watchSetup.createStateConfig({
  description: 'Le portail lit les compteurs par lots de vingt, quatre à la fois, et y cherche des hausses',
  tags: 'busy',
  invoke: {
    id: 'readMeters',
    src: 'readMeters',
    input: ({ context }) => toBatch(context),
    onDone: [
      {
        guard: { type: 'isMoreToRead', params: output },
        target: 'reading',
        reenter: true,
        actions: { type: 'rememberRead', params: output },
        description: 'Un lot est lu, d’autres compteurs restent',
      },
      {
        target: 'choosing',
        actions: { type: 'rememberRead', params: output },
        description: 'Chaque compteur a été demandé',
      },
    ],
    onError: { ...failedTo('interrupted'), description: 'La lecture ne peut pas se poursuivre' },
  },
  on: {
    paused: {
      target: 'paused',
      description: 'L’utilisateur met en pause : le lot en cours sera relu',
    },
    cancelled: {
      target: 'ready',
      description: 'L’utilisateur renonce : la lecture s’arrête, ce qui a été lu est oublié',
    },
  },
});
