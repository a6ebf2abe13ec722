import { contractListWords } from '../contract-list/contractList.model.ts';
import type { ConsumptionContract } from '../domain/consumption/meter.ts';
import type { ContractPage } from '../domain/contract/contractPage.ts';
import { technicalFailure } from '../domain/failure.ts';
import { consumptionContract } from '../domain/fixtures/consumption.ts';
import { defineModel } from '../setup/defineModel.ts';
import { consumptionMachine } from './consumption.machine.ts';

const contracts = Array.from({ length: 7 }, (_, rank) => ({
  ...consumptionContract,
  reference: `98100000421${rank}`,
}));

const pageOf = (shown: ConsumptionContract[], all = shown.length): ContractPage<ConsumptionContract> => ({
  contracts: shown,
  contractCount: all,
  rowCount: all * 2,
  pageCount: Math.ceil(all / 5),
});

export const consumptionModel = defineModel(consumptionMachine, {
  chapter: 'consumption',
  inputs: {
    'tous les compteurs': { typed: {} },
    'une adresse qui n’est pas comprise': { typed: { reference: 'ABC' } },
  },
  words: contractListWords('chaque critère est compris'),
  cases: {
    'search.requested': {
      'les compteurs d’un site': { typed: { siteAddress: 'quai Duguay-Trouin' } },
      'la recherche de départ': { typed: {} },
      'une référence qui n’en est pas une': { typed: { reference: 'ABC' } },
    },
    'address.reached': {
      'un compteur par son numéro': { typed: { matricule: 'D21TA1000142' } },
      'une référence qui n’en est pas une': { typed: { reference: 'ABC' } },
    },
    'more.requested': {},
    retried: {},
  },
  outcomes: {
    searchContracts: {
      done: {
        'cinq contrats sur sept': pageOf(contracts.slice(0, 5), 7),
        'les deux derniers des sept': pageOf(contracts.slice(5), 7),
        'un contrat': pageOf(contracts.slice(0, 1)),
        'aucun contrat': pageOf([]),
      },
      failed: {
        'service indisponible': technicalFailure(),
        'recherche refusée': {
          kind: 'refused',
          message: 'Cette adresse est trop vague.',
          fields: { siteAddress: ['Précisez la commune.'] },
        },
      },
    },
  },
  requests: {
    searchContracts: [
      {
        request: 'POST /api/consumption/meters_list',
        body: ({ criteria, page }) => ({ ...criteria, currentPage: page, itemsPerPage: 5 }),
      },
    ],
  },
  key: ({ typed, listed }) => ({
    typed,
    found: listed.contracts.length,
    page: listed.page,
    pageCount: listed.pageCount,
  }),
  equivalent: {
    'reenter consumption|address.reached|0':
      'Nothing is done on entering or leaving the flow, and the search starts again either way.',
    'reenter consumption|address.reached|1': 'Nothing is done on entering or leaving the flow.',
  },
});
