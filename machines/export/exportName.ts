import { isoDay } from '../domain/calendar.ts';
import type { ListedMeters } from '../domain/consumption/meterList.ts';
import { spacedReference } from '../domain/contract/contract.ts';
import { fileName } from '../domain/fileName.ts';
import type { ExportRequest } from './export.schema.ts';

const modeWords = { monthly: 'mensuel', daily: 'journalier' };

type Named = {
  request: ExportRequest;
  listed: ListedMeters;
  /** The pages of meters that could not be read. */
  missedPages: readonly unknown[];
  /** Nothing of what is requested is missing. */
  isWhole: boolean;
  today: Date;
};

const isOfAll = ({ request, listed }: Pick<Named, 'request' | 'listed'>) =>
  request.meters.length === listed.meters.length;

/** A meter by its number, those of a contract by its reference, those of several by all or how many they are. */
const nameMeters = ({ request, listed }: Pick<Named, 'request' | 'listed'>): string => {
  const { meters } = request;
  const [first, ...others] = meters;
  if (first && others.length === 0) return first.matriculeCompteur;
  if (first && others.every(({ reference }) => reference === first.reference))
    return spacedReference(first.reference);
  return isOfAll({ request, listed }) ? 'tous-compteurs' : `${meters.length}-compteurs`;
};

/**
 * `2026-11-22_D21TA1000142_mensuel.xlsx`, `2026-11-22_98-1000-0042-17_mensuel.xlsx`, `2026-11-22_tous-compteurs_mensuel.xlsx`;
 * `mensuel-partiel` says that some are missing.
 */
export const exportName = ({ today, isWhole, missedPages, ...named }: Named): string => {
  const { mode, format } = named.request;
  const isPartial = !isWhole || (missedPages.length > 0 && isOfAll(named));
  return fileName(
    [isoDay(today), nameMeters(named), `${modeWords[mode]}${isPartial ? '-partiel' : ''}`],
    format,
  );
};
