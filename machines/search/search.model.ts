import { pageSize } from '#src/domain/contract/contractPage.ts';
import { failedCalls, knownInvoice } from '#src/domain/fixtures/account.ts';
import { knownMeter } from '#src/domain/fixtures/consumption.ts';
import { defineModel } from '../setup/defineModel.ts';
import { isAnswered } from './places.ts';
import { numberTyped, searchMachine } from './search.machine.ts';

const contractName = 'Usine des Bars';
const days = { startDate: '2016-11-21', endDate: '2026-11-21' };
const nothing = { rows: [], total: 0 };
const { numeroFacture } = knownInvoice;

export const searchModel = defineModel(searchMachine, {
  chapter: 'everywhere',
  requirements: { search: ['search'] },
  inputs: {
    'une recherche vide': { typed: '', days },
    'une recherche où un numéro était saisi': { typed: numeroFacture, days },
  },
  words: {
    events: { 'result.chosen': 'un résultat est choisi', closed: 'la recherche est fermée' },
    guards: {
      isSameNumber: 'la saisie est le même numéro, ou n’en est toujours pas un',
      isNumber:
        'la saisie peut être un numéro de facture ou de compteur : trois chiffres au moins, sans mots',
      areInvoicesKnown: 'les factures sont connues',
      areMetersKnown: 'les compteurs sont connus',
      isComplete: 'les factures et les compteurs sont connus',
      isOver: 'les deux appels sont finis',
    },
    ports: { findInvoices: 'la recherche dans les factures', findMeters: 'la recherche dans les compteurs' },
    actions: {
      forgetFound: 'les factures et les compteurs de l’ancienne saisie ne sont plus proposés',
      forgetFailures: 'les messages d’échec sont retirés',
      rememberInvoices: 'les factures trouvées sont proposées',
      rememberInvoicesFailure: 'le message de l’échec est gardé, et affiché',
      rememberMeters: 'les compteurs trouvés sont proposés',
      rememberMetersFailure: 'le message de l’échec est gardé, et affiché',
      rememberAddress: 'l’adresse du résultat est gardée',
    },
  },
  cases: {
    'text.typed': {
      rien: { text: '' },
      'un mot d’un contrat et d’une page': { text: 'bord' },
      'ce qui n’est nulle part': { text: 'zzz' },
      'un numéro de facture': { text: numeroFacture },
      'le même numéro et une espace': { text: `${numeroFacture} ` },
      'un numéro de compteur': { text: knownMeter.matriculeCompteur },
    },
    'result.chosen': { 'le tableau de bord': { address: '/tableau-de-bord' } },
  },
  outcomes: {
    findInvoices: {
      done: {
        'une facture': { rows: [{ ...knownInvoice, contractName }], total: 1 },
        'aucune facture': nothing,
      },
      failed: failedCalls,
    },
    findMeters: {
      done: {
        'un compteur': { rows: [{ ...knownMeter, contractName }], total: 1 },
        'aucun compteur': nothing,
      },
      failed: failedCalls,
    },
  },
  requests: {
    findInvoices: [
      {
        request: 'POST /api/invoices',
        body: ({ number, ...period }) => ({
          invoiceNumber: number,
          ...period,
          currentPage: 1,
          itemsPerPage: pageSize,
        }),
      },
    ],
    findMeters: [
      {
        request: 'POST /api/consumption/meters_list',
        body: ({ number }) => ({ matricule: number, currentPage: 1, itemsPerPage: pageSize }),
      },
    ],
  },
  equivalent: {
    'order search.incomplete|search.retried|0':
      'In this state, the invoices or the meters are unknown, so the two guards are never both true.',
  },
  key: ({ typed, invoices, meters }) => ({
    number: numberTyped(typed),
    invoices: { answered: isAnswered(invoices), failed: invoices.failure !== null },
    meters: { answered: isAnswered(meters), failed: meters.failure !== null },
  }),
});
