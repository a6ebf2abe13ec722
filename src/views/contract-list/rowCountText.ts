import { t } from '#locales/fr/contractList.ts';

type Counts = {
  rowCount: number;
  page: number;
  pageCount: number;
  /** How many are on paper, while the page is printed. */
  printed: number | undefined;
};

/** « 12 factures », then which page of them it is, or how many of them are on paper and where the others are. */
export const rowCountText = (count: string, { rowCount, page, pageCount, printed }: Counts): string => {
  if (printed !== undefined) return printed < rowCount ? t('table.printed', { count, printed }) : count;
  return pageCount > 1 ? t('table.page', { count, page, pageCount }) : count;
};
