import { failedTo, output } from '../export-file/exportFile.state.ts';
import { exportSetup, toListRequest } from './export.setup.ts';

/** Reads which meters there are. */
export const listing = exportSetup.createStateConfig({
  description: 'Le portail lit les compteurs du contrat, ou de tous les contrats du compte',
  tags: 'busy',
  invoke: {
    id: 'listMeters',
    src: 'listMeters',
    input: ({ context }) => toListRequest(context),
    onDone: [
      {
        guard: { type: 'isWithoutMeters', params: output },
        target: 'withoutMeters',
        description: 'Il n’y a aucun compteur',
      },
      {
        guard: { type: 'isWhollyListed', params: output },
        target: 'choosing',
        actions: { type: 'rememberMeters', params: output },
        description: 'Les compteurs sont connus',
      },
      {
        target: 'partlyListed',
        actions: { type: 'rememberMeters', params: output },
        description: 'Les compteurs de certains contrats manquent',
      },
    ],
    onError: { ...failedTo('unlisted'), description: 'Les compteurs ne peuvent pas être lus' },
  },
  on: { closed: { target: 'closed', description: 'La fenêtre est fermée : la lecture s’arrête' } },
});

/** Some contracts have their meters, others have not. */
export const partlyListed = exportSetup.createStateConfig({
  description: 'Les compteurs de certains contrats n’ont pas pu être lus : l’écran dit lesquels et pourquoi',
  on: {
    retried: { target: 'listing', description: 'L’utilisateur redemande ceux-là, et eux seuls' },
    'rest.kept': {
      guard: 'hasWholeContracts',
      target: 'choosing',
      actions: 'leaveMissedPages',
      description: 'L’utilisateur continue sans ces contrats',
    },
    closed: { target: 'closed', description: 'La fenêtre est fermée' },
  },
});
