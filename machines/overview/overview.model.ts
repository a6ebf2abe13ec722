import { widestDays } from '#src/domain/calendar.ts';
import { pageSize } from '#src/domain/contract/contractPage.ts';
import { billingContract, failedCalls, pendingContract } from '#src/domain/fixtures/account.ts';
import { consumptionContract, everyMeter, knownMeter } from '#src/domain/fixtures/consumption.ts';
import { metersRequest } from '../meter/meterRequests.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { overviewMachine } from './overview.machine.ts';

const served = {
  standing: 'served',
  firstSteps: [],
  balance: 120.4,
  showsDueDates: true,
  today: new Date(2026, 10, 22),
} as const;

const monthly = { ...billingContract, payment_mode: 'M' };

const metered = {
  ...consumptionContract,
  meters: [knownMeter, { ...knownMeter, idPDS: 'PDS004219', etatCompteur: 'Déposé' }],
};

export const overviewModel = defineModel(overviewMachine, {
  rests: [
    'firstSteps',
    'unavailable',
    'blocks.toPay.shown',
    'blocks.toPay.empty',
    'blocks.alerts.shown',
    'blocks.alerts.empty',
  ],
  requirements: { overview: ['overview'] },
  inputs: {
    'un compte qui a des contrats': served,
    'un compte dont les échéances ne sont pas affichées': { ...served, showsDueDates: false },
    'un client sans contrat': {
      ...served,
      standing: 'new',
      balance: null,
      firstSteps: [
        { name: 'profile', isDone: true },
        { name: 'contract', isDone: false },
        { name: 'team', isDone: false },
      ],
    },
    'un compte dont les contrats sont indisponibles': { ...served, standing: 'unavailable', balance: null },
  },
  words: {
    events: {
      'toPay.retried': 'le bloc « À régler » est redemandé',
      'alerts.retried': 'le bloc « À savoir » est redemandé',
    },
    guards: {
      isNew: 'aucun contrat n’est rattaché au compte',
      isUnavailable: 'les contrats du compte sont indisponibles',
      isNothingToPay: 'aucune facture n’attend son règlement',
      hasNoAlerts: 'les compteurs n’appellent aucune remarque',
    },
    ports: { listPending: 'la lecture des factures en attente', listMeters: 'la lecture des compteurs' },
    actions: {
      rememberToPay: 'les factures à régler sont gardées, avec l’heure de leur lecture',
      rememberToPayFailure: 'le message de l’échec est gardé, et affiché dans son bloc',
      rememberAlerts: 'ce qu’il y a à savoir est gardé, avec les compteurs et l’heure de leur lecture',
      rememberAlertsFailure: 'le message de l’échec est gardé, et affiché dans son bloc',
    },
  },
  cases: {},
  outcomes: {
    listPending: {
      done: {
        'une facture en retard, une à venir, une sans date': {
          contracts: [pendingContract, monthly],
          contractCount: 2,
          rowCount: 4,
        },
        'aucune facture en attente': { contracts: [], contractCount: 0, rowCount: 0 },
      },
      failed: failedCalls,
    },
    listMeters: {
      done: {
        'un relevé qui manque, un compteur déposé, d’autres contrats': {
          contracts: [metered],
          contractCount: 12,
          rowCount: 40,
        },
        'rien à signaler': {
          contracts: [{ ...consumptionContract, dateFinDerniereConsoRelevee: '21/11/2026' }],
          contractCount: 1,
          rowCount: 2,
        },
      },
      failed: failedCalls,
    },
  },
  requests: {
    listPending: [
      {
        request: 'POST /api/invoices',
        body: ({ today }) => ({
          ...widestDays(today),
          pending: true,
          currentPage: 1,
          itemsPerPage: pageSize,
        }),
      },
    ],
    listMeters: [metersRequest(() => everyMeter)],
  },
  key: ({ standing, showsDueDates }) => ({ standing, showsDueDates }),
});
