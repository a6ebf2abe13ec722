import { assign, setup } from 'xstate';
import type { Readable, Unread } from '#src/domain/answer.ts';
import { pageSize } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { called, doneTo, failedTo, port, required } from '../setup/chart.ts';

/** Requested page of rows (the first page is 1), and number of rows per page. */
export type Turn = { page: number; size: number };

type Extent = { rowCount: number; size: number };

/** Possible numbers of rows per page. Each number is a multiple of the number of rows in one response. */
export const rowSizes = [5, 25, 100] as const;

export type RowSize = (typeof rowSizes)[number];

export type Pages<Row> = ReadonlyMap<number, readonly Row[]>;

/** Rows of the search response, by page. Omits an incomplete last page, which a later call loads again. */
const pagesOf = <Row>(rows: readonly Row[], rowCount: number): Pages<Row> => {
  const count = Math.max(1, Math.ceil(rows.length / pageSize));
  const pages = Array.from({ length: count }, (_, rank) => {
    const page = rows.slice(rank * pageSize, (rank + 1) * pageSize);
    return [rank + 1, page] as const;
  });
  const isWhole = (page: readonly Row[]) => page.length === pageSize || rows.length >= rowCount;
  return new Map(pages.filter(([number, page]) => number === 1 || isWhole(page)));
};

type Carried<Row> = { rows: readonly Row[]; unread?: readonly Unread[]; rowCount: number; size?: number };

/** Pages in the search response. `rowCount` excludes the unreadable rows if no other row is missing. */
export const carriedPages = <Row>({ rows, unread = [], rowCount }: Carried<Row>) => {
  const count = rows.length + unread.length >= rowCount ? rows.length : rowCount;
  return { pages: pagesOf(rows, count), unread, rowCount: count };
};

export const rowPageCount = ({ rowCount, size }: Extent): number => Math.max(1, Math.ceil(rowCount / size));

const isTurn = (rowCount: number, { page, size }: Turn): boolean =>
  rowSizes.some((offered) => offered === size) && page >= 1 && page <= rowPageCount({ rowCount, size });

const callPagesOf = ({ page, size }: Turn, rowCount: number): number[] => {
  const first = ((page - 1) * size) / pageSize + 1;
  const last = Math.max(first, Math.min(first + size / pageSize - 1, Math.ceil(rowCount / pageSize)));
  return Array.from({ length: last - first + 1 }, (_, rank) => first + rank);
};

type Paged<Row> = Turn & { rowCount: number; pages: Pages<Row> };

export const shownRows = <Row>({ pages, rowCount, ...turn }: Paged<Row>): Row[] =>
  callPagesOf(turn, rowCount).flatMap((page) => pages.get(page) ?? []);

export const loadedRows = <Row>({ pages }: Pick<Paged<Row>, 'pages'>): Row[] =>
  [...pages].toSorted(([one], [other]) => one - other).flatMap(([, rows]) => rows);

export const missingPages = <Row>({ pages, rowCount }: Pick<Paged<Row>, 'pages' | 'rowCount'>, turn: Turn) =>
  callPagesOf(turn, rowCount).filter((page) => !pages.has(page));

type Loaded<Row> = Pick<Paged<Row>, 'pages' | 'rowCount'> & { unread: readonly Unread[] };

export const withAnswers = <Row>(
  loaded: Loaded<Row>,
  turn: Turn,
  answers: readonly Readable<Row>[],
): Pick<Loaded<Row>, 'pages' | 'unread'> => {
  const come = missingPages(loaded, turn).map((page, rank) => [page, answers[rank]?.items ?? []] as const);
  return {
    pages: new Map([...loaded.pages, ...come]),
    unread: [...loaded.unread, ...answers.flatMap(({ unread }) => unread)],
  };
};

const turnTo = ({ size }: Pick<Turn, 'size'>, page: number): Turn => ({ page, size });

/** Page that contains the first visible row after a change of the number of rows per page. */
const resized = ({ page, size: before }: Turn, size: number): Turn => ({
  page: Math.floor(((page - 1) * before) / size) + 1,
  size,
});

export type RowPagesContext<Row> = Loaded<Row> & Turn & { requested: Turn | null; failure: Failure | null };

export type RowPagesEvent =
  | { type: 'page.turned'; page: number }
  | { type: 'size.chosen'; size: number }
  | { type: 'retried' };

/** Shows the rows of the search response. Each later call loads five rows (docs/rules.md#calls). */
export const contractRowsMachine = <Criteria, Row>({
  id,
  description,
}: {
  id: string;
  description: string;
}) =>
  setup({
    types: {
      context: {} as RowPagesContext<Row> & { reference: string; criteria: Criteria },
      input: {} as Carried<Row> & { reference: string; criteria: Criteria },
      events: {} as RowPagesEvent,
      tags: {} as 'busy',
    },
    actors: {
      loadRows: port<
        readonly Readable<Row>[],
        { reference: string; criteria: Criteria; pages: readonly number[] }
      >('loadRows'),
    },
    guards: {
      exists: ({ context }, turn: Turn) => isTurn(context.rowCount, turn),
      isLoaded: ({ context }, turn: Turn) =>
        isTurn(context.rowCount, turn) && missingPages(context, turn).length === 0,
      isRequested: ({ context }, { page, size }: Turn) =>
        context.requested?.page === page && context.requested.size === size,
    },
    actions: {
      showPage: assign((_, turn: Turn) => ({ ...turn, requested: null })),
      askPage: assign({ requested: (_, turn: Turn) => turn }),
      addPage: assign(({ context }, answers: readonly Readable<Row>[]) => {
        const turn = required(context.requested);
        return { ...turn, ...withAnswers(context, turn, answers), requested: null };
      }),
      rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    },
  }).createMachine({
    id,
    description,
    context: ({ input: { rows, size = pageSize, ...contract } }) => ({
      ...contract,
      ...carriedPages({ ...contract, rows }),
      size,
      page: 1,
      requested: null,
      failure: null,
    }),
    initial: 'shown',
    on: {
      'page.turned': [
        {
          guard: { type: 'isLoaded', params: ({ context, event }) => turnTo(context, event.page) },
          target: '.shown',
          actions: { type: 'showPage', params: ({ context, event }) => turnTo(context, event.page) },
          description: 'La page est déjà chargée : elle s’affiche aussitôt',
        },
        {
          guard: { type: 'exists', params: ({ context, event }) => turnTo(context, event.page) },
          target: '.turning',
          actions: { type: 'askPage', params: ({ context, event }) => turnTo(context, event.page) },
          description: 'La page est demandée',
        },
      ],
      'size.chosen': [
        {
          guard: { type: 'isLoaded', params: ({ context, event }) => resized(context, event.size) },
          target: '.shown',
          actions: { type: 'showPage', params: ({ context, event }) => resized(context, event.size) },
          description: 'Les lignes sont déjà chargées : elles s’affichent aussitôt',
        },
        {
          guard: { type: 'exists', params: ({ context, event }) => resized(context, event.size) },
          target: '.turning',
          actions: { type: 'askPage', params: ({ context, event }) => resized(context, event.size) },
          description: 'Les lignes qui manquent sont demandées',
        },
      ],
    },
    states: {
      shown: { description: 'Une page est affichée' },
      turning: {
        description: 'Le portail demande la page : celle qui est affichée reste en place',
        tags: 'busy',
        on: {
          'page.turned': {
            guard: { type: 'isRequested', params: ({ context, event }) => turnTo(context, event.page) },
            description: 'Cette page est déjà demandée',
          },
        },
        invoke: {
          ...called('loadRows'),
          input: ({ context: { reference, criteria, requested, pages, rowCount } }) => ({
            reference,
            criteria,
            pages: missingPages({ pages, rowCount }, required(requested)),
          }),
          onDone: doneTo('shown', 'addPage', { description: 'La page demandée est chargée' }),
          onError: failedTo('stuck', { description: 'La page ne peut pas être chargée' }),
        },
      },
      stuck: {
        description:
          'La page n’a pas pu être chargée : un message en donne la raison et propose de réessayer',
        on: { retried: { target: 'turning', description: 'L’utilisateur essaie de nouveau' } },
      },
    },
  });
