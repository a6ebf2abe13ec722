import type { Failure } from '#machines/domain/failure.ts';
import { failureText } from '#src/views/failureText.ts';
import { written } from './contractListSigns.ts';
import type { Shown, Sign } from './signs.ts';

type Context<Row> = {
  rowCount: number;
  pages: ReadonlyMap<number, readonly Row[]>;
  page: number;
  failure: Failure | null;
};

type Described<Row> = {
  /** Of the table. */
  caption: string;
  /** « facture » */
  row: string;
  /** What its line holds. */
  lineOf: (row: Row) => string;
};

/** What each state of the pages of a contract's rows shows. */
export const contractRowsSigns = <Row>({ caption, row, lineOf }: Described<Row>) => {
  /** The page and no other: its rows, and where it stands. */
  const shown = ({ rowCount, pages, page }: Context<Row>, ...signs: readonly Sign[]): Shown => ({
    signs: [
      { role: 'table', name: caption, lines: (pages.get(page) ?? []).map(lineOf) },
      { role: 'status', text: `${written(rowCount, row)}, page ${page} sur ${Math.ceil(rowCount / 5)}` },
      { role: 'button', name: `Page ${page}`, disabled: false },
      ...signs,
    ],
  });
  return {
    shown: (context: Context<Row>): Shown => shown(context),
    turning: (context: Context<Row>): Shown => ({ ...shown(context), isBusy: true }),
    stuck: (context: Context<Row>): Shown =>
      shown(
        context,
        { role: 'alert', text: ['Cette page n’a pas pu être chargée.', failureText(context.failure)] },
        { role: 'button', name: 'Réessayer', disabled: false },
      ),
  };
};
