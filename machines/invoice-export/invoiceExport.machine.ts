import { failedTo, output, savingFile, unwrittenFile, writingFile } from '../export-file/exportFile.state.ts';
import { required } from '../setup/required.ts';
import { choosing } from './choosing.state.ts';
import { collecting } from './collecting.state.ts';
import { exportName, initialContext, invoiceExportSetup, toListRequest } from './invoiceExport.setup.ts';

/** Selects invoices, and saves their documents in one archive or their list (docs/rules.md#invoice-export). */
export const invoiceExportMachine = invoiceExportSetup.createMachine({
  id: 'invoiceExport',
  description: 'Exporter les factures choisies',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  on: {
    'invoices.toggled': {
      actions: { type: 'toggleInvoices', params: ({ event }) => event.listed },
      description: 'Une case est cochée ou décochée : ce qui est en cours continue',
    },
    'search.changed': {
      actions: 'forgetSelection',
      description: 'La recherche change : la sélection est oubliée, ce qui est en cours continue',
    },
  },
  states: {
    opening: {
      description: 'Le portail regarde si la fin de la session a interrompu des téléchargements',
      always: [
        { guard: 'isInterrupted', target: 'interrupted', description: 'Des documents restent à télécharger' },
        { target: 'choosing', description: 'Rien n’a été interrompu' },
      ],
    },
    interrupted: {
      description: 'L’écran dit ce que la fin de la session a interrompu, et offre de le reprendre',
      on: {
        retried: {
          target: 'collecting',
          actions: 'resumeDocuments',
          description: 'L’utilisateur reprend : seuls les documents qui manquent sont demandés',
        },
        cancelled: { target: 'choosing', description: 'L’utilisateur ne reprend pas' },
      },
    },
    choosing,
    listing: {
      description:
        'Le portail lit toutes les factures que la recherche a trouvées, en tout ou dans un contrat',
      tags: 'busy',
      invoke: {
        id: 'listInvoices',
        src: 'listInvoices',
        input: ({ context }) => required(context.criteria),
        onDone: [
          {
            guard: { type: 'isNothing', params: output },
            target: 'choosing.nothingFound',
            actions: { type: 'selectRead', params: output },
            description:
              'Il n’y a plus aucune facture : celles qui étaient sélectionnées sortent de la sélection',
          },
          {
            target: 'choosing',
            actions: { type: 'selectRead', params: output },
            description: 'Toutes ces factures sont sélectionnées, et elles seules de ce qui a été lu',
          },
        ],
        onError: { ...failedTo('unlisted'), description: 'Les factures ne peuvent pas toutes être lues' },
      },
      on: {
        'search.changed': {
          target: 'choosing',
          actions: 'forgetSelection',
          description: 'La recherche change : la lecture s’arrête',
        },
        cancelled: { target: 'choosing', description: 'La lecture s’arrête, la sélection reste' },
      },
    },
    unlisted: {
      description: 'La lecture des factures a échoué : l’écran dit pourquoi',
      on: {
        'search.changed': {
          target: 'choosing',
          actions: 'forgetSelection',
          description: 'La recherche change : l’échec n’a plus d’objet',
        },
        retried: { target: 'listing', description: 'L’utilisateur essaie de nouveau' },
        cancelled: { target: 'choosing', description: 'L’utilisateur renonce, la sélection reste' },
      },
    },
    collecting,
    writing: writingFile({
      port: 'writeList',
      input: toListRequest,
      sentences: {
        making: 'Le portail écrit la liste',
        made: 'La liste est prête',
        unmade: 'La liste ne peut pas être écrite',
      },
    }),
    saving: savingFile(exportName),
    unwritten: unwrittenFile([
      { guard: 'isList', target: 'writing', description: 'L’utilisateur essaie de nouveau, pour la liste' },
      {
        target: 'collecting.packing',
        description: 'L’utilisateur essaie de nouveau, avec les documents déjà venus',
      },
    ]),
  },
});
