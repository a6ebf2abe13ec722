import type { Readable, Unread } from '#src/domain/answer.ts';
import { pageSize } from '#src/domain/contract/contractPage.ts';

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
export type Carried<Row> = {
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
export const isTurn = (rowCount: number, { page, size }: Turn): boolean =>
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
export type Loaded<Row> = Pick<Paged<Row>, 'pages' | 'rowCount'> & { unread: readonly Unread[] };

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
export const turnTo = ({ size }: Pick<Turn, 'size'>, page: number): Turn => ({ page, size });

/** The page, of another size, where the first row that is shown is. */
export const resized = ({ page, size: before }: Turn, size: number): Turn => ({
  page: Math.floor(((page - 1) * before) / size) + 1,
  size,
});
