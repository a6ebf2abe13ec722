import {
  connectionRestored,
  savingFile,
  unwrittenFile,
  writingFile,
} from '../export-file/exportFile.state.ts';
import { choosing } from './choosing.state.ts';
import { exportSetup, initialContext, nameFile, toFileRequest } from './export.setup.ts';
import { fetching } from './fetching.state.ts';
import { listing, partlyListed } from './listing.state.ts';

/**
 * Saves the measures of a meter, of those of a contract or of all in a file (docs/rules.md#consumption-export). Once asked, it
 * goes on whatever becomes of its window: it ends where there is nothing to lose.
 */
export const exportMachine = exportSetup.createMachine({
  id: 'export',
  description: 'Exporter les consommations',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'Le portail regarde si les compteurs sont connus',
      always: [
        {
          guard: 'isInterrupted',
          target: 'interrupted',
          description: 'La fin de la session a interrompu l’export',
        },
        { guard: 'isListed', target: 'choosing', description: 'Les compteurs sont connus' },
        { target: 'listing', description: 'Les compteurs du contrat, ou du compte, sont à lire' },
      ],
    },
    interrupted: {
      description: 'L’écran dit ce que la fin de la session a interrompu, et offre de le reprendre',
      on: {
        retried: {
          target: 'fetching',
          description: 'L’utilisateur reprend : seuls les compteurs qui manquent sont demandés',
        },
        closed: { target: 'closed', description: 'L’utilisateur ne reprend pas' },
      },
    },
    listing,
    partlyListed,
    withoutMeters: {
      description: 'Le compte n’a aucun compteur : l’écran le dit',
      on: { closed: { target: 'closed', description: 'La fenêtre est fermée' } },
    },
    unlisted: {
      description: 'La lecture des compteurs a échoué : l’écran dit pourquoi',
      on: {
        retried: { target: 'listing', description: 'L’utilisateur essaie de nouveau' },
        closed: { target: 'closed', description: 'La fenêtre est fermée' },
      },
    },
    choosing,
    fetching,
    incomplete: {
      description: 'Les mesures de certains compteurs manquent : l’écran dit lesquels et pourquoi',
      on: {
        retried: { target: 'fetching', description: 'L’utilisateur redemande celles-là, et elles seules' },
        'rest.kept': [
          { guard: 'hasMeasures', target: 'writing', description: 'L’utilisateur garde celles qui sont là' },
          { target: 'choosing.nothingMeasured', description: 'Celles qui sont là sont vides' },
        ],
        cancelled: { target: 'choosing', description: 'L’utilisateur renonce au fichier, le choix reste' },
        'connection.restored': connectionRestored,
      },
    },
    failed: {
      description: 'Aucune mesure n’est venue : l’écran dit pourquoi',
      on: {
        retried: { target: 'fetching', description: 'L’utilisateur essaie de nouveau' },
        cancelled: { target: 'choosing', description: 'L’utilisateur revient à son choix' },
        'connection.restored': connectionRestored,
      },
    },
    writing: writingFile({
      port: 'writeFile',
      input: toFileRequest,
      sentences: {
        making: 'Le portail écrit le fichier',
        made: 'Le fichier est prêt',
        unmade: 'Le fichier ne peut pas être écrit',
      },
    }),
    saving: savingFile(nameFile),
    unwritten: unwrittenFile({
      target: 'writing',
      description: 'L’utilisateur essaie de nouveau, avec ce qui est venu',
    }),
    closed: { type: 'final', description: 'La fenêtre est fermée' },
  },
});
