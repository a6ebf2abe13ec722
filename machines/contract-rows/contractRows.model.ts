import { allRead } from '#src/domain/answer.ts';
import { pageSize } from '#src/domain/contract/contractPage.ts';
import { failedCalls } from '#src/domain/fixtures/account.ts';
import type { PortRequest } from '../setup/defineModel.ts';
import type { Pages, Turn } from './contractRows.machine.ts';

type RowsQuery = { reference: string; criteria: object; pages: readonly number[] };

type Keyed = { rowCount: number; pages: Pages<unknown>; page: number; size: number; requested: Turn | null };

const words = (loadRows: string) => ({
  events: {
    'page.turned': 'une page est demandée',
    'size.chosen': 'un nombre de lignes par page est choisi',
  },
  guards: {
    isLoaded: 'toutes les lignes de cette page sont déjà chargées',
    exists: 'cette page existe, et son nombre de lignes est l’un de ceux qui sont proposés',
    isRequested: 'c’est la page déjà demandée',
  },
  ports: { loadRows },
  actions: {
    showPage: 'la page est affichée, et celle qui était demandée est oubliée',
    askPage: 'la page à demander est gardée',
    addPage: 'les lignes reçues sont gardées, et la page est affichée',
  },
});

const cases = {
  'page.turned': {
    'la première page': { page: 1 },
    'la troisième page': { page: 3 },
    'la dernière page': { page: 4 },
    'une page qui n’existe pas': { page: 9 },
  },
  'size.chosen': {
    'vingt-cinq par page': { size: 25 },
    'cinq par page': { size: 5 },
    'un nombre qui n’est pas proposé': { size: 7 },
  },
};

const body = ({ reference, criteria, pages: [page] }: RowsQuery) => ({
  ...criteria,
  reference,
  currentPage: page,
  itemsPerPage: pageSize,
});

type Pager<Row> = {
  /** French noun phrase for the call: « une page de factures du contrat ». */
  asks: string;
  request: PortRequest['request'];
  rows: readonly Row[];
};

export const contractRowsModel = <Row>({ asks, request, rows }: Pager<Row>) => ({
  words: words(asks),
  cases,
  outcomes: {
    loadRows: {
      done: {
        'une à trois pages': [
          allRead(rows.slice(5, 10)),
          allRead(rows.slice(10, 15)),
          allRead(rows.slice(15)),
        ],
      },
      failed: failedCalls,
    },
  },
  requests: { loadRows: [{ request, body }] },
  key: ({ rowCount, pages, page, size, requested }: Keyed) => ({
    rowCount,
    loaded: [...pages.keys()].sort(),
    page,
    size,
    requested,
  }),
});
