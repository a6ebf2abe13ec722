import {
  connectionRestored,
  failedTo,
  makingFile,
  output,
  savingFile,
  unwrittenFile,
} from '../export-file/exportFile.state.ts';
import { choosing } from './choosing.state.ts';
import { exportName, exportSetup, initialContext, toFileRequest } from './export.setup.ts';
import { fetching } from './fetching.state.ts';

/**
 * Saves the measures of one or several meters of a contract in a file (docs/rules.md#consumption-export). Once asked, it
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
        { target: 'listing', description: 'Les compteurs du contrat sont à lire' },
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
    listing: {
      description: 'Le portail lit les compteurs du contrat',
      tags: 'busy',
      invoke: {
        id: 'listMeters',
        src: 'listMeters',
        input: ({ context }) => ('reference' in context.source ? context.source.reference : ''),
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberMeters', params: output },
          description: 'Les compteurs sont connus',
        },
        onError: { ...failedTo('unlisted'), description: 'Les compteurs ne peuvent pas être lus' },
      },
      on: { closed: { target: 'closed', description: 'La fenêtre est fermée : la lecture s’arrête' } },
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
    writing: {
      ...makingFile({
        port: 'writeFile',
        input: toFileRequest,
        saving: 'saving',
        unwritten: 'unwritten',
        sentences: {
          making: 'Le portail écrit le fichier',
          made: 'Le fichier est prêt',
          unmade: 'Le fichier ne peut pas être écrit',
        },
      }),
      on: { cancelled: { target: 'choosing', description: 'L’utilisateur renonce au fichier' } },
    },
    saving: savingFile(exportName),
    unwritten: unwrittenFile({
      target: 'writing',
      description: 'L’utilisateur essaie de nouveau, avec ce qui est venu',
    }),
    closed: { type: 'final', description: 'La fenêtre est fermée' },
  },
});
