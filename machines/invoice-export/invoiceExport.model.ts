import { allRead } from '#src/domain/answer.ts';
import type { DueInvoice } from '#src/domain/billing/toPay.ts';
import { pageSize } from '#src/domain/contract/contractPage.ts';
import { type Failure, technicalFailure, unavailableFailure } from '#src/domain/failure.ts';
import { billingContract, knownCriteria, makeDueInvoice } from '#src/domain/fixtures/account.ts';
import { saveFileOutcomes } from '../export-file/exportFile.model.ts';
import { isUnreached } from '../export-file/exportFile.state.ts';
import { defineModel } from '../setup/defineModel.ts';
import { invoiceExportMachine } from './invoiceExport.machine.ts';
import { toInterrupted } from './invoiceExport.setup.ts';

const today = new Date(2026, 10, 21);

const listed = (numeroFacture: string, dateFacture: string): DueInvoice => {
  const downloadLink = `/api/invoice/download/${numeroFacture}`;
  return makeDueInvoice({ numeroFacture, dateFacture, downloadLink }, today);
};

export const autumn = listed('F2026-004217', '02/10/2026');
export const spring = listed('F2026-001830', '02/04/2026');
export const old = listed('F2023-000911', '02/10/2023');

export const ofContract = {
  criteria: knownCriteria,
  contract: { reference: billingContract.reference, invoiceCount: 3, shown: [autumn, spring] },
};

const file = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
const fetched = (...invoices: DueInvoice[]) => invoices.map((invoice) => ({ ...invoice, file }));
const missed = (failure: Failure, ...invoices: DueInvoice[]) =>
  invoices.map((invoice) => ({ ...invoice, failure }));
const unavailable = unavailableFailure('Le service est injoignable.');
const noPdf = technicalFailure('Le document n’est pas un PDF.');
const noCode = technicalFailure('Vérifiez votre connexion, puis réessayez.');
const tooMuch = technicalFailure('L’archive serait trop grande.');

export const invoiceExportModel = defineModel(invoiceExportMachine, {
  chapter: 'invoices',
  requirements: { 'invoice-export': ['invoiceExport'] },
  inputs: {
    'la page des factures': { today, showsDueDates: true },
    'un export interrompu par la fin de la session': {
      today,
      showsDueDates: true,
      interrupted: toInterrupted([autumn, spring], 12) ?? undefined,
    },
  },
  words: {
    events: {
      'invoices.toggled': 'une case est cochée ou décochée',
      'everything.chosen': 'tout ce que la recherche a trouvé est demandé',
      'contract.chosen': 'toutes les factures d’un contrat sont demandées',
      'selection.cleared': 'la sélection est effacée',
      'search.changed': 'la recherche change',
      'documents.asked': 'les documents sont demandés, dans un ZIP',
      'list.asked': 'la liste est demandée',
      'rest.kept': 'l’utilisateur garde les documents déjà téléchargés',
      'message.closed': 'le message est fermé',
    },
    guards: {
      isInterrupted: 'l’export reprend ce que la fin de la session a interrompu',
      hasSelection: 'une facture au moins est sélectionnée',
      hasDocuments: 'une des factures sélectionnées au moins peut être téléchargée',
      hasOthers: 'les factures affichées du contrat sont toutes sélectionnées, et il en a d’autres',
      isNothing: 'aucune facture n’est trouvée',
      areAllHere: 'aucun document ne manque',
      isNoneHere: 'aucun document n’a pu être téléchargé, ni cette fois ni avant',
      isList: 'c’est la liste qui est demandée',
    },
    ports: {
      listInvoices: 'la lecture de toutes les factures demandées',
      fetchDocuments: 'le téléchargement des documents',
      packDocuments: 'la préparation de l’archive',
    },
    actions: {
      resumeDocuments: 'les documents qui manquent sont gardés, pour être redemandés',
      toggleInvoices: 'ses factures entrent dans la sélection, ou en sortent si elles y étaient toutes',
      selectRead:
        'les factures lues entrent dans la sélection ; celles que la lecture ne trouve plus en sortent',
      forgetSelection: 'la sélection est vidée, et ce qui a été lu est oublié',
      rememberCriteria: 'les critères de la recherche sont gardés, avec le contrat s’il y en a un',
      askDocuments: 'les factures à télécharger sont gardées, sans celles qui ne peuvent plus l’être',
      askList: 'les factures à écrire sont gardées, avec le format',
      rememberFetched: 'les documents téléchargés sont gardés, ceux qui manquent sont notés',
      rememberSaved: 'le nom du fichier est gardé, avec le nombre de factures',
      forgetExport: 'ce qui a servi à l’export est oublié',
    },
  },
  cases: {
    'invoices.toggled': {
      'une facture trop ancienne pour être téléchargée': { listed: [old] },
      'deux factures récentes': { listed: [autumn, spring] },
    },
    'everything.chosen': { 'les douze derniers mois': { criteria: knownCriteria } },
    'contract.chosen': { 'un contrat dont deux factures sur trois sont affichées': ofContract },
    'list.asked': { 'en classeur': { format: 'xlsx' } },
  },
  outcomes: {
    listInvoices: {
      done: {
        'trois factures': allRead([autumn, spring, old]),
        'deux factures, moins qu’annoncé': allRead([autumn, spring]),
        'aucune facture': allRead([]),
      },
      failed: { 'service indisponible': unavailable },
    },
    fetchDocuments: {
      done: {
        'tous les documents': { fetched: fetched(autumn, spring), missed: [] },
        'un document sur deux': { fetched: fetched(autumn), missed: missed(unavailable, spring) },
        'un document sur deux, l’autre illisible': {
          fetched: fetched(autumn),
          missed: missed(noPdf, spring),
        },
        'aucun document lisible': { fetched: [], missed: missed(noPdf, autumn, spring) },
        'aucun document': { fetched: [], missed: missed(unavailable, autumn, spring) },
      },
      failed: { 'code du téléchargement introuvable': noCode },
    },
    packDocuments: { done: { 'une archive': file }, failed: { 'archive trop grande': tooMuch } },
    writeList: { done: { 'une liste': file }, failed: { 'code de l’écriture introuvable': noCode } },
    saveFile: saveFileOutcomes,
  },
  requests: {
    listInvoices: [
      {
        request: 'POST /api/invoices',
        body: ({ criteria }) => ({ ...criteria, currentPage: 1, itemsPerPage: pageSize }),
      },
    ],
    fetchDocuments: [{ request: 'GET /api/invoice/download/*' }],
    packDocuments: [],
    writeList: [],
    saveFile: [],
  },
  key: ({ selection, counts, fetched, missed, format, interrupted }) => ({
    isInterrupted: interrupted !== undefined,
    isUnreached: isUnreached({ missed }),
    selection: [...selection.keys()].sort(),
    counts: [...counts.values()],
    fetched: fetched.length > 0,
    isList: format !== 'zip',
  }),
  equivalent: {
    'remove forgetExport invoiceExport.choosing|entry|0':
      'The next export also resets this data. The action only frees the memory of the documents earlier.',
    'reenter invoiceExport.choosing|selection.cleared|0':
      'The only entry action of choosing resets the last export, which is already reset.',
  },
});
