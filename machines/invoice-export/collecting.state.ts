import { toFailure } from '../domain/failure.ts';
import { invoiceExportSetup, remaining } from './invoiceExport.setup.ts';

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
          {
            guard: { type: 'areAllHere', params: ({ event }) => event.output },
            target: 'packing',
            actions: { type: 'rememberDocuments', params: ({ event }) => event.output },
            description: 'Tous les documents sont là',
          },
          {
            guard: { type: 'isNoneHere', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'rememberDocuments', params: ({ event }) => event.output },
            description: 'Aucun document n’est venu',
          },
          {
            target: 'incomplete',
            actions: { type: 'rememberDocuments', params: ({ event }) => event.output },
            description: 'Des documents manquent',
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'Les documents n’ont pas pu être demandés',
        },
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
      },
    },
    failed: {
      description: 'Aucun document n’est venu : l’écran dit pourquoi',
      on: { retried: { target: 'fetching', description: 'L’utilisateur essaie de nouveau' } },
    },
    packing: {
      description: 'Le portail réunit les documents dans une archive',
      tags: 'busy',
      invoke: {
        id: 'packDocuments',
        src: 'packDocuments',
        input: ({ context }) => context.fetched,
        onDone: {
          target: '#invoiceExport.saving',
          actions: { type: 'rememberFile', params: ({ event }) => event.output },
          description: 'L’archive est prête',
        },
        onError: {
          target: '#invoiceExport.unwritten',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'L’archive ne peut pas être faite',
        },
      },
    },
  },
});
