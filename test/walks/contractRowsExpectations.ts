import type { Failure } from '#src/domain/failure.ts';
import { failureText } from '#src/views/failureText.ts';
import { written } from './contractListExpectations.ts';
import type { ScreenItem, Shown } from './expectations.ts';

type Context<Row> = {
  rowCount: number;
  pages: ReadonlyMap<number, readonly Row[]>;
  page: number;
  size: number;
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
export const contractRowsExpectations = <Row>({ caption, row, lineOf }: Described<Row>) => {
  /** The page and no other: its rows, and where it stands. */
  const shown = ({ rowCount, pages, page, size }: Context<Row>, ...visible: readonly ScreenItem[]): Shown => {
    const calls = Array.from({ length: size / 5 }, (_, rank) => ((page - 1) * size) / 5 + 1 + rank);
    const rows = calls.flatMap((call) => pages.get(call) ?? []);
    return {
      visible: [
        { role: 'table', name: caption, lines: [...new Set(rows.map(lineOf))] },
        { role: 'status', text: `${written(rowCount, row)}, page ${page} sur ${Math.ceil(rowCount / size)}` },
        { role: 'button', name: `Page ${page}`, disabled: false },
        { role: 'button', name: '10 lignes par page', disabled: false },
        ...visible,
      ],
    };
  };
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
