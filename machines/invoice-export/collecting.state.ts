import type { Unread } from '../domain/answer.ts';
import { cameTo, connectionRestored, failedTo, makingFile } from '../export-file/exportFile.state.ts';
import { type Fetching, invoiceExportSetup, remaining } from './invoiceExport.setup.ts';

const { whole, none, partial } = cameTo<Fetching>();

/** From the documents asked for to the archive that holds those that came. */
export const collecting = invoiceExportSetup.createStateConfig({
  description: 'Le portail réunit les documents dans une archive',
  initial: 'fetching',
  on: {
    cancelled: {
      target: '#invoiceExport.choosing',
      description: 'L’utilisateur renonce aux documents : ce qui est en cours s’arrête, la sélection reste',
    },
  },
  states: {
    fetching: {
      description: 'Le portail demande les documents, quatre à la fois',
      tags: 'busy',
      invoke: {
        id: 'fetchDocuments',
        src: 'fetchDocuments',
        input: ({ context }) => remaining(context),
        onDone: [
          { ...whole('packing'), description: 'Tous les documents sont là' },
          { ...none('failed'), description: 'Aucun document n’est venu' },
          { ...partial('incomplete'), description: 'Des documents manquent' },
        ],
        onError: { ...failedTo('failed'), description: 'Les documents n’ont pas pu être demandés' },
      },
    },
    incomplete: {
      description: 'Des documents manquent : l’écran dit lesquels et pourquoi',
      on: {
        retried: {
          target: 'fetching',
          description: 'L’utilisateur redemande ceux qui manquent, et eux seuls',
        },
        'rest.kept': { target: 'packing', description: 'L’utilisateur garde ceux qui sont là' },
        'connection.restored': connectionRestored,
      },
    },
    failed: {
      description: 'Aucun document n’est venu : l’écran dit pourquoi',
      on: {
        retried: { target: 'fetching', description: 'L’utilisateur essaie de nouveau' },
        'connection.restored': connectionRestored,
      },
    },
    packing: makingFile({
      port: 'packDocuments',
      input: ({ fetched, unread }: Fetching & { unread: readonly Unread[] }) => ({
        documents: fetched,
        unread,
      }),
      saving: '#invoiceExport.saving',
      unwritten: '#invoiceExport.unwritten',
      sentences: {
        making: 'Le portail réunit les documents dans une archive',
        made: 'L’archive est prête',
        unmade: 'L’archive ne peut pas être faite',
      },
    }),
  },
});
