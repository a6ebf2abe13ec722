import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Unread } from '#src/domain/answer.ts';
import type { DueInvoice } from '#src/domain/billing/toPay.ts';
import {
  cameTo,
  connectionRestored,
  makingFile,
  saveRepeated,
  savingAgain,
  savingFile,
  unsaved,
  unwrittenFile,
  writingFile,
} from '../export-file/exportFile.state.ts';
import { called, doneIf, doneTo, failedTo, required } from '../setup/chart.ts';
import {
  exportName,
  type Fetching,
  type InterruptedDocuments,
  initialContext,
  invoiceExportSetup,
  remaining,
  toInterrupted,
  toListRequest,
} from './invoiceExport.setup.ts';

const { whole, none, partial } = cameTo<Fetching>();

const collecting = invoiceExportSetup.createStateConfig({
  description: 'Le portail réunit les documents dans une archive',
  initial: 'fetching',
  on: {
    cancelled: {
      target: '#invoiceExport.choosing',
      description: 'L’utilisateur renonce aux documents : ce qui est en cours s’arrête, la sélection reste',
    },
  },
  states: {
    fetching: {
      description: 'Le portail demande les documents, quatre à la fois',
      tags: ['busy', 'held'],
      invoke: {
        ...called('fetchDocuments'),
        input: ({ context }) => remaining(context),
        onDone: [
          { ...whole('packing'), description: 'Tous les documents sont téléchargés' },
          { ...none('failed'), description: 'Aucun document n’a pu être téléchargé' },
          { ...partial('incomplete'), description: 'Des documents manquent' },
        ],
        onError: failedTo('failed', { description: 'Les documents n’ont pas pu être demandés' }),
      },
    },
    incomplete: {
      description: 'Des documents manquent : leur liste s’affiche, avec les raisons',
      tags: 'held',
      on: {
        retried: {
          target: 'fetching',
          description: 'L’utilisateur redemande ceux qui manquent, et eux seuls',
        },
        'rest.kept': { target: 'packing', description: 'L’utilisateur garde les documents déjà téléchargés' },
        'connection.restored': connectionRestored,
      },
    },
    failed: {
      description: 'Aucun document n’a pu être téléchargé : un message en donne la raison',
      tags: 'held',
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

const messageLeft = {
  'invoices.toggled': {
    target: 'ready',
    actions: {
      type: 'toggleInvoices',
      params: ({ event }: { event: { listed: readonly DueInvoice[] } }) => event.listed,
    },
    description: 'Une case est cochée ou décochée : le message s’efface',
  },
  'message.closed': { target: 'ready', description: 'Le message est fermé' },
} as const;

const choosing = invoiceExportSetup.createStateConfig({
  description: 'L’utilisateur choisit des factures et ce qu’il en fait',
  entry: 'forgetExport',
  initial: 'ready',
  on: {
    'selection.cleared': {
      guard: 'hasSelection',
      target: '.ready',
      actions: 'forgetSelection',
      description: 'La sélection est effacée',
    },
    'everything.chosen': {
      target: '#invoiceExport.listing',
      actions: { type: 'rememberCriteria', params: ({ event }) => event.criteria },
      description: 'Tout ce que la recherche a trouvé est demandé',
    },
    'contract.chosen': {
      guard: { type: 'hasOthers', params: ({ event }) => event.contract },
      target: '#invoiceExport.listing',
      actions: {
        type: 'rememberCriteria',
        params: ({ event }) => ({ ...event.criteria, reference: event.contract.reference }),
      },
      description: 'Toutes les factures d’un contrat sont demandées',
    },
    'documents.asked': {
      guard: 'hasDocuments',
      target: '#invoiceExport.collecting',
      actions: 'askDocuments',
      description: 'Les documents sont demandés, sans ceux qui ne peuvent plus l’être',
    },
    'list.asked': {
      guard: 'hasSelection',
      target: '#invoiceExport.writing',
      actions: { type: 'askList', params: ({ event }) => event },
      description: 'La liste est demandée, en classeur ou en CSV',
    },
  },
  states: {
    ready: { description: 'La sélection est affichée, s’il y en a une', tags: 'idle' },
    nothingFound: { description: 'Un message indique qu’aucune facture n’a été trouvée', on: messageLeft },
    saved: {
      description: 'Un message confirme l’enregistrement du fichier, et la sélection reste',
      tags: ['ended', 'toConsult'],
      on: { ...messageLeft, 'save.repeated': saveRepeated },
    },
    savingAgain: { ...savingAgain, on: messageLeft },
    unsaved: { ...unsaved, on: { ...messageLeft, 'save.repeated': saveRepeated } },
  },
});

export const invoiceExportMachine = invoiceExportSetup.createMachine({
  id: 'invoiceExport',
  description: 'Exporter les factures choisies',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  on: {
    'invoices.toggled': {
      actions: { type: 'toggleInvoices', params: ({ event }) => event.listed },
      description: 'Une case est cochée ou décochée : ce qui est en cours continue',
    },
    'search.changed': {
      actions: 'forgetSelection',
      description: 'La recherche change : la sélection est oubliée, ce qui est en cours continue',
    },
  },
  states: {
    opening: {
      description: 'Le portail vérifie si la fin de la session a interrompu des téléchargements',
      always: [
        { guard: 'isInterrupted', target: 'interrupted', description: 'Des documents restent à télécharger' },
        { target: 'choosing', description: 'Rien n’a été interrompu' },
      ],
    },
    interrupted: {
      description:
        'Un message rappelle l’export que la fin de la session a interrompu et propose de le reprendre',
      tags: 'interrupted',
      on: {
        retried: {
          target: 'collecting',
          actions: 'resumeDocuments',
          description: 'L’utilisateur reprend : seuls les documents qui manquent sont demandés',
        },
        cancelled: { target: 'choosing', description: 'L’utilisateur ne reprend pas' },
      },
    },
    choosing,
    listing: {
      description:
        'Le portail lit toutes les factures que la recherche a trouvées, en tout ou dans un contrat',
      tags: ['busy', 'held'],
      invoke: {
        ...called('listInvoices'),
        input: ({ context: { criteria, today, showsDueDates } }) => ({
          criteria: required(criteria),
          today,
          showsDueDates,
        }),
        onDone: [
          doneIf(
            'isNothing',
            doneTo('choosing.nothingFound', 'selectRead', {
              description:
                'Il n’y a plus aucune facture : celles qui étaient sélectionnées sortent de la sélection',
            }),
          ),
          doneTo('choosing', 'selectRead', {
            description: 'Les factures sont lues : la sélection est mise à jour',
          }),
        ],
        onError: failedTo('unlisted', { description: 'Les factures ne peuvent pas toutes être lues' }),
      },
      on: {
        'search.changed': {
          target: 'choosing',
          actions: 'forgetSelection',
          description: 'La recherche change : la lecture s’arrête',
        },
        cancelled: { target: 'choosing', description: 'La lecture s’arrête, la sélection reste' },
      },
    },
    unlisted: {
      description: 'La lecture des factures a échoué : un message en donne la raison',
      tags: 'held',
      on: {
        'search.changed': {
          target: 'choosing',
          actions: 'forgetSelection',
          description: 'La recherche change : l’échec n’a plus d’objet',
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
    unwritten: {
      ...unwrittenFile([
        { guard: 'isList', target: 'writing', description: 'L’utilisateur essaie de nouveau, pour la liste' },
        {
          target: 'collecting.packing',
          description: 'L’utilisateur essaie de nouveau, avec les documents déjà téléchargés',
        },
      ]),
      tags: ['held', 'failed'],
    },
  },
});

export type InvoiceExportActor = ActorRefFrom<typeof invoiceExportMachine>;
export type InvoiceExportSnapshot = SnapshotFrom<typeof invoiceExportMachine>;

const listLeft = (snapshot: InvoiceExportSnapshot) => {
  const { requested, saved, format } = snapshot.context;
  if (snapshot.matches({ choosing: 'saved' })) return saved?.missing ?? [];
  // Only archives (ZIP) can continue after a new sign-in: a list needs no calls, and would store amounts.
  return format === 'zip' ? requested : [];
};

/** Documents that no saved file contains when the session ends; null if there are none. */
export const leftOfDocuments = (
  actor: Pick<InvoiceExportActor, 'getSnapshot'>,
): InterruptedDocuments | null => {
  const snapshot = actor.getSnapshot();
  const { interrupted, savedBefore, saved, unread } = snapshot.context;
  if (snapshot.hasTag('interrupted')) return interrupted ?? null;
  const count = snapshot.matches({ choosing: 'saved' }) ? (saved?.count ?? 0) : 0;
  return toInterrupted(listLeft(snapshot), savedBefore + count, unread);
};
