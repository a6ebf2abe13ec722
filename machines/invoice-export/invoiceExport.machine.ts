import { toFailure } from '../domain/failure.ts';
import { kept } from '../setup/kept.ts';
import { choosing } from './choosing.state.ts';
import { collecting } from './collecting.state.ts';
import { exportName, initialContext, invoiceExportSetup, listAsked } from './invoiceExport.setup.ts';

/** Selects invoices, and saves their documents in one archive or their list (docs/rules.md#invoice-export). */
export const invoiceExportMachine = invoiceExportSetup.createMachine({
  id: 'invoiceExport',
  description: 'Exporter les factures choisies',
  context: ({ input }) => initialContext(input),
  initial: 'choosing',
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
    choosing,
    listing: {
      description:
        'Le portail lit toutes les factures que la recherche a trouvées, en tout ou dans un contrat',
      tags: 'busy',
      invoke: {
        id: 'listInvoices',
        src: 'listInvoices',
        input: ({ context }) => kept(context.criteria),
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => event.output },
            target: 'choosing.nothingFound',
            actions: { type: 'selectRead', params: ({ event }) => event.output },
            description:
              'Il n’y a plus aucune facture : celles qui étaient sélectionnées sortent de la sélection',
          },
          {
            target: 'choosing',
            actions: { type: 'selectRead', params: ({ event }) => event.output },
            description: 'Toutes ces factures sont sélectionnées, et elles seules de ce qui a été lu',
          },
        ],
        onError: {
          target: 'unlisted',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'Les factures ne peuvent pas toutes être lues',
        },
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
    writing: {
      description: 'Le portail écrit la liste',
      tags: 'busy',
      invoke: {
        id: 'writeList',
        src: 'writeList',
        input: ({ context }) => listAsked(context),
        onDone: {
          target: 'saving',
          actions: { type: 'rememberFile', params: ({ event }) => event.output },
          description: 'La liste est prête',
        },
        onError: {
          target: 'unwritten',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'La liste ne peut pas être écrite',
        },
      },
      on: { cancelled: { target: 'choosing', description: 'L’utilisateur renonce à la liste' } },
    },
    saving: {
      description: 'Le navigateur enregistre le fichier',
      tags: 'busy',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context }) => ({ file: kept(context.file), name: exportName(context) }),
        onDone: {
          target: 'choosing.saved',
          actions: 'rememberSaved',
          description: 'Le fichier est enregistré',
        },
        onError: {
          target: 'unwritten',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'Le fichier ne peut pas être enregistré',
        },
      },
      on: { cancelled: { target: 'choosing', description: 'L’utilisateur renonce au fichier' } },
    },
    unwritten: {
      description: 'Le fichier n’a pas pu être préparé : l’écran le dit, rien de ce qui est venu n’est perdu',
      on: {
        retried: [
          {
            guard: 'isList',
            target: 'writing',
            description: 'L’utilisateur essaie de nouveau, pour la liste',
          },
          {
            target: 'collecting.packing',
            description: 'L’utilisateur essaie de nouveau, avec les documents déjà venus',
          },
        ],
        cancelled: { target: 'choosing', description: 'L’utilisateur renonce au fichier' },
      },
    },
  },
});
