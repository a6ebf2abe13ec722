import { assign, setup } from 'xstate';
import type { Readable, Unread } from '#src/domain/answer.ts';
import { pageSize } from '#src/domain/contract/contractPage.ts';
import { type Failure, toFailure } from '#src/domain/failure.ts';
import { port, required } from '../setup/chart.ts';

/** A page to show, from 1, of so many rows. */
export type Turn = { page: number; size: number };

type Extent = { rowCount: number; size: number };

/** How many rows may be shown at once: whole pages of a call. */
export const rowSizes = [5, 10, 25, 50] as const;

export type RowSize = (typeof rowSizes)[number];

export type Pages<Row> = ReadonlyMap<number, readonly Row[]>;

/** The pages that the carried rows make, from 1; one that is not whole is to be asked, save the first. */
const pagesOf = <Row>(rows: readonly Row[], rowCount: number): Pages<Row> => {
  const count = Math.max(1, Math.ceil(rows.length / pageSize));
  const pages = Array.from({ length: count }, (_, rank) => {
    const page = rows.slice(rank * pageSize, (rank + 1) * pageSize);
    return [rank + 1, page] as const;
  });
  const isWhole = (page: readonly Row[]) => page.length === pageSize || rows.length >= rowCount;
  return new Map(pages.filter(([number, page]) => number === 1 || isWhole(page)));
};

/** Rows that a contract carries, how many it has, and how many are shown at once: as many as a call brings unless told. */
type Carried<Row> = {
  rows: readonly Row[];
  /** Rows left out of those that it carries. */
  unread?: readonly Unread[];
  rowCount: number;
  size?: number;
};

/** Pages of the rows that a contract carries. When all rows are here, an unreadable row is not requested again. */
export const carriedPages = <Row>({ rows, unread = [], rowCount }: Carried<Row>) => {
  const count = rows.length + unread.length >= rowCount ? rows.length : rowCount;
  return { pages: pagesOf(rows, count), unread, rowCount: count };
};

/** How many pages of rows there are to show, one at least. */
export const rowPageCount = ({ rowCount, size }: Extent): number => Math.max(1, Math.ceil(rowCount / size));

/** Whether there is such a page, of a number of rows that is offered. */
const isTurn = (rowCount: number, { page, size }: Turn): boolean =>
  rowSizes.some((offered) => offered === size) && page >= 1 && page <= rowPageCount({ rowCount, size });

/** The pages of a call that make a page to show. */
const callPagesOf = ({ page, size }: Turn, rowCount: number): number[] => {
  const first = ((page - 1) * size) / pageSize + 1;
  const last = Math.max(first, Math.min(first + size / pageSize - 1, Math.ceil(rowCount / pageSize)));
  return Array.from({ length: last - first + 1 }, (_, rank) => first + rank);
};

type Paged<Row> = Turn & { rowCount: number; pages: Pages<Row> };

/** The rows of the page that is shown. */
export const shownRows = <Row>({ pages, rowCount, ...turn }: Paged<Row>): Row[] =>
  callPagesOf(turn, rowCount).flatMap((page) => pages.get(page) ?? []);

/** All the rows that are here, whatever the page. */
export const loadedRows = <Row>({ pages }: Pick<Paged<Row>, 'pages'>): Row[] =>
  [...pages].toSorted(([one], [other]) => one - other).flatMap(([, rows]) => rows);

/** Those of its pages of a call that are not here. */
export const missingPages = <Row>({ pages, rowCount }: Pick<Paged<Row>, 'pages' | 'rowCount'>, turn: Turn) =>
  callPagesOf(turn, rowCount).filter((page) => !pages.has(page));

/** Pages of a call that are here, with the rows left out of them, and how many rows there are. */
type Loaded<Row> = Pick<Paged<Row>, 'pages' | 'rowCount'> & { unread: readonly Unread[] };

/** With the pages that make a page to show, in the order in which they were asked for. */
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

/** Another page, of the same size. */
const turnTo = ({ size }: Pick<Turn, 'size'>, page: number): Turn => ({ page, size });

/** The page, of another size, where the first row that is shown is. */
const resized = ({ page, size: before }: Turn, size: number): Turn => ({
  page: Math.floor(((page - 1) * before) / size) + 1,
  size,
});

/**
 * The rows of a contract, as many a page as is chosen: those that it carries are turned at once, the others are asked, 5 a
 * call and once each (docs/rules.md#calls). Its one port, `loadRows`, is given the contract, the search and the pages of 5
 * that are missing, from 1, and answers the rows of each.
 */
export const contractRowsMachine = <Criteria, Row>({
  id,
  description,
}: {
  id: string;
  description: string;
}) =>
  setup({
    types: {
      context: {} as Loaded<Row> & {
        reference: string;
        criteria: Criteria;
        /** What is shown. */
        page: number;
        size: number;
        /** What is asked for, as long as it has not come. */
        requested: Turn | null;
        /** Why the last page that did not come did not. */
        failure: Failure | null;
      },
      input: {} as Carried<Row> & { reference: string; criteria: Criteria },
      events: {} as
        | { type: 'page.turned'; page: number }
        | { type: 'size.chosen'; size: number }
        | { type: 'retried' },
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
          description: 'La page est déjà là : elle s’affiche aussitôt',
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
          description: 'Les lignes sont déjà là : elles s’affichent aussitôt',
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
        description: 'Le portail demande la page : celle qui est affichée reste en place',
        tags: 'busy',
        on: {
          'page.turned': {
            guard: { type: 'isRequested', params: ({ context, event }) => turnTo(context, event.page) },
            description: 'Cette page est déjà demandée',
          },
        },
        invoke: {
          id: 'loadRows',
          src: 'loadRows',
          input: ({ context: { reference, criteria, requested, pages, rowCount } }) => ({
            reference,
            criteria,
            pages: missingPages({ pages, rowCount }, required(requested)),
          }),
          onDone: {
            target: 'shown',
            actions: { type: 'addPage', params: ({ event }) => event.output },
            description: 'La page est là, et le reste',
          },
          onError: {
            target: 'stuck',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            description: 'La page ne vient pas',
          },
        },
      },
      stuck: {
        description: 'La page n’est pas venue : l’écran dit pourquoi, et offre de réessayer',
        on: { retried: { target: 'turning', description: 'L’utilisateur essaie de nouveau' } },
      },
    },
  });
