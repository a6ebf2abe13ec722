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
  /** How many meters a file holds that was saved as the session ended: this one holds the rest. */
  savedBefore: number;
};

type Alone = { meters: ExportRequest['meters']; savedBefore: number };

/** One meter alone; the last that is missing of several is not. */
export const isAlone = ({ meters, savedBefore }: Alone): boolean => meters.length === 1 && savedBefore === 0;

const isOfAll = ({ request, listed, savedBefore }: Pick<Named, 'request' | 'listed' | 'savedBefore'>) =>
  request.meters.length === listed.meters.length && savedBefore === 0;

/** A meter by its number, those of a contract by its reference, those of several by all or how many they are. */
const nameMeters = (named: Pick<Named, 'request' | 'listed' | 'savedBefore'>): string => {
  const { meters } = named.request;
  const [first, ...others] = meters;
  if (first && isAlone({ ...named, meters })) return first.matriculeCompteur;
  if (first && others.every(({ reference }) => reference === first.reference))
    return spacedReference(first.reference);
  return isOfAll(named) ? 'tous-compteurs' : `${meters.length}-compteurs`;
};

/**
 * `2026-11-22_D21TA1000142_mensuel.xlsx`, `2026-11-22_98-1000-0042-17_mensuel.xlsx`, `2026-11-22_tous-compteurs_mensuel.xlsx`;
 * `mensuel-partiel` says that some are missing, and `mensuel-suite` that a file saved before, as the session ended, holds the
 * others.
 */
export const exportName = ({ today, isWhole, missedPages, ...named }: Named): string => {
  const { mode, format } = named.request;
  const rest = named.savedBefore > 0 ? '-suite' : '';
  const partial = !isWhole || (missedPages.length > 0 && isOfAll(named)) ? '-partiel' : '';
  return fileName([isoDay(today), nameMeters(named), `${modeWords[mode]}${rest}${partial}`], format);
};
