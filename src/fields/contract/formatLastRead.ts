import { t } from '#locales/fr/meters.ts';
import type { ConsumptionContract } from '../../domain/consumption/meter.ts';

export const formatLastRead = ({
  dateDebutDerniereConsoRelevee: start,
  dateFinDerniereConsoRelevee: end,
}: ConsumptionContract): string => {
  if (start && end) return t('lastRead.between', { start, end });
  if (end) return t('lastRead.until', { end });
  return start && t('lastRead.since', { start });
};
