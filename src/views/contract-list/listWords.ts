import { plural, type Translate } from '#locales/translator.ts';

/** What the dictionary of each searched list of contracts holds: of invoices, of meters. */
export type ListWords = Translate<{
  title: string;
  rows: { none: string; one: string; other: string };
  search: { title: string };
  empty: string;
  table: { caption: string; none: string; noneHere: string };
}>;

/** « aucune facture », « 12 factures » */
export const rowCountOf = (t: ListWords, count: number): string =>
  count === 0 ? t('rows.none') : t(`rows.${plural(count)}`, { count });
