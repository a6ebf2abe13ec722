import { saveRepeated, savingAgain, unsaved } from '../export-file/exportFile.state.ts';
import { invoiceExportSetup } from './invoiceExport.setup.ts';
import type { ListedInvoice } from './selection.ts';

/** What takes the place of a message. */
const messageLeft = {
  'invoices.toggled': {
    target: 'ready',
    actions: {
      type: 'toggleInvoices',
      params: ({ event }: { event: { listed: readonly ListedInvoice[] } }) => event.listed,
    },
    description: 'Une case est cochée ou décochée : le message s’efface',
  },
  'message.closed': { target: 'ready', description: 'Le message est fermé' },
} as const;

/** The selection, and what may be done of it. */
export const choosing = invoiceExportSetup.createStateConfig({
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
      actions: { type: 'askList', params: ({ event }) => event.format },
      description: 'La liste est demandée, en classeur ou en CSV',
    },
  },
  states: {
    ready: { description: 'La sélection est affichée, s’il y en a une' },
    nothingFound: {
      description: 'La lecture n’a trouvé aucune facture : l’écran le dit',
      on: messageLeft,
    },
    saved: {
      description: 'Le fichier est enregistré : l’écran le dit, la sélection reste',
      tags: 'ended',
      on: { ...messageLeft, 'save.repeated': saveRepeated },
    },
    savingAgain: { ...savingAgain, on: messageLeft },
    unsaved: { ...unsaved, on: { ...messageLeft, 'save.repeated': saveRepeated } },
  },
});
