import { t } from '#locales/fr/consumption.ts';
import { plural } from '#locales/plural.ts';

/** « 12 compteurs » */
export const meterCount = (count: number): string =>
  count === 0 ? t('meters.none') : t(`meters.${plural(count)}`, { count });
