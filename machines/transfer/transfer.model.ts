import type { Invoice } from '#src/domain/billing/invoice.ts';
import { technicalFailure } from '#src/domain/failure.ts';
import { makeDueInvoice } from '#src/domain/fixtures/account.ts';
import { creditor, typedIban } from '#src/domain/fixtures/ibans.ts';
import { saveFileOutcomes } from '../export-file/exportFile.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { type TransferInput, type TypedTransfer, transferMachine } from './transfer.machine.ts';

const today = new Date('2026-11-27T12:00');

const due = (change: Partial<Invoice> = {}, payment_mode = 'P') =>
  makeDueInvoice(change, today, payment_mode);

const input = (selected: TransferInput['selected']): TransferInput => ({ selected, creditor, today });

const settled = due({ numeroFacture: 'F2026-004101', status: 'S' });
const credit = due({ numeroFacture: 'F2026-004102', montantFacture: -12.5 });

const values: TypedTransfer = {
  debtor_name: 'Boulangerie du Port',
  ...typedIban('FR7630001007941234567890185'),
  requested_date: '2026-12-01',
  grouping: 'invoice',
};

const longName = `${'Boulangerie du Port et de la Criée '.repeat(3)}réunies`;

export const transferModel = defineModel(transferMachine, {
  chapter: 'payment',
  requirements: { transfer: ['transfer'] },
  inputs: {
    'deux factures d’un contrat': input([due(), due({ numeroFacture: 'F2026-004300', montantFacture: 80 })]),
    'une facture de numéro trop long, une réglée, un avoir': input([
      due({ numeroFacture: `F2026-${'4217'.repeat(10)}` }),
      settled,
      credit,
    ]),
    'deux factures d’un contrat, dont le total dépasse la limite d’un virement': input([
      due({ montantFacture: 600_000_000 }),
      due({ numeroFacture: 'F2026-004300', montantFacture: 400_000_000 }),
    ]),
    'rien à régler par virement': input([
      settled,
      credit,
      due({ numeroFacture: 'F2026-004103' }, 'M'),
      due({ numeroFacture: 'F2026-004104', montantFacture: null }),
    ]),
    'aucune facture': input([]),
  },
  words: {
    events: {
      'form.submitted': 'le fichier des virements est demandé',
      'form.reopened': 'l’utilisateur revient au formulaire',
    },
    guards: {
      isNothing: 'aucune facture de la sélection n’est à régler par virement',
      isWellFormed: 'le nom, l’IBAN, la date et le regroupement conviennent',
    },
    actions: {
      rememberOrder: 'les virements demandés sont gardés, le temps de la fenêtre',
      rememberSaved: 'le nom du fichier est gardé, avec le nombre de virements',
    },
  },
  cases: {
    'form.submitted': {
      'un virement par facture': { values },
      'un virement par contrat, au nom trop long': {
        values: { ...values, debtor_name: longName, grouping: 'contract' },
      },
      'nom vide': { values: { ...values, debtor_name: ' ' } },
      'nom sans lettre latine': { values: { ...values, debtor_name: '日本' } },
      'IBAN faux': { values: { ...values, 'iban-1': 'FR77' } },
      'IBAN du bénéficiaire': { values: { ...values, 'iban-3': '6000', 'iban-4': '0112', 'iban-7': '189' } },
      'IBAN d’un pays qui demande un BIC': {
        values: {
          ...values,
          ...{ 'iban-1': 'GB29', 'iban-2': 'NWBK', 'iban-3': '6016', 'iban-4': '1331', 'iban-5': '9268' },
          ...{ 'iban-6': '19', 'iban-7': '' },
        },
      },
      'date vide': { values: { ...values, requested_date: '' } },
      'date passée': { values: { ...values, requested_date: '2026-11-26' } },
      'date trop lointaine': { values: { ...values, requested_date: '2027-11-28' } },
    },
  },
  outcomes: {
    writeFile: {
      done: { 'un fichier': new Blob(['<Document/>']) },
      failed: { 'écriture impossible': technicalFailure('Vérifiez votre connexion, puis réessayez.') },
    },
    saveFile: saveFileOutcomes,
  },
  requests: { writeFile: [], saveFile: [] },
  key: ({ selected, order, saved, failure }) => ({
    selected,
    isOrdered: order !== null,
    isSaved: saved !== null,
    failed: failure !== null,
  }),
});
