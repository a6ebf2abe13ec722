import { t } from '#locales/fr/contractList.ts';
import { plural } from '#locales/translator.ts';

/** « 12 contrats » */
export const contractCount = (count: number): string =>
  count === 0 ? t('count.none') : t(`count.${plural(count)}`, { count });
