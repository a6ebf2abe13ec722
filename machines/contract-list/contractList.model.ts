import { type ContractPage, pageSize } from '#src/domain/contract/contractPage.ts';
import { technicalFailure } from '#src/domain/failure.ts';
import type { PortRequest } from '../setup/defineModel.ts';
import type { Listed } from './contractList.machine.ts';

const words = (understood: string) => ({
  events: {
    'search.requested': 'une recherche est demandée',
    'more.requested': 'la suite de la liste est demandée',
  },
  guards: {
    isUnderstood: understood,
    isNothing: 'aucun contrat n’est trouvé',
    hasMore: 'il reste des contrats à afficher',
  },
  ports: { searchContracts: 'la recherche des contrats' },
  actions: {
    rememberSearch: 'la recherche est gardée, et montrée par le formulaire',
    rememberContracts: 'les contrats trouvés remplacent la liste',
    addContracts: 'les contrats trouvés s’ajoutent à la liste',
  },
});

const outcomes = <Contract>(
  known: Contract,
  rowsEach: number,
  refusal: { message: string; fields: Record<string, string[]> },
) => {
  const contracts = Array.from({ length: 7 }, (_, rank) => ({ ...known, reference: `98100000421${rank}` }));
  const pageOf = (shown: Contract[], all = shown.length): ContractPage<Contract> => ({
    contracts: shown,
    unread: [],
    contractCount: all,
    rowCount: all * rowsEach,
    pageCount: Math.ceil(all / pageSize),
  });
  return {
    searchContracts: {
      done: {
        'cinq contrats sur sept': pageOf(contracts.slice(0, 5), 7),
        'les deux derniers des sept': pageOf(contracts.slice(5), 7),
        'un contrat': pageOf(contracts.slice(0, 1)),
        'aucun contrat': pageOf([]),
      },
      failed: {
        'service indisponible': technicalFailure(),
        'recherche refusée': { kind: 'refused' as const, ...refusal },
      },
    },
  };
};

type Query = { criteria: object; page: number };

const body = ({ criteria, page }: Query) => ({ ...criteria, currentPage: page, itemsPerPage: pageSize });

type Searched<Contract> = {
  /** French text of the guard that accepts a search: « chaque critère est compris ». */
  understood: string;
  request: PortRequest['request'];
  contract: Contract;
  rowsEach: number;
  refusal: { message: string; fields: Record<string, string[]> };
};

type Keyed = { typed: unknown; listed: Listed<unknown> };

export const contractListModel = <Contract>(list: Searched<Contract>) => ({
  words: words(list.understood),
  outcomes: outcomes(list.contract, list.rowsEach, list.refusal),
  requests: { searchContracts: [{ request: list.request, body }] },
  key: ({ typed, listed: { contracts, page, pageCount } }: Keyed) => ({
    typed,
    found: contracts.length,
    page,
    pageCount,
  }),
});
