import { useCallback, useSyncExternalStore } from 'react';
import { t } from '#locales/fr/layout.ts';
import { plural } from '#locales/translator.ts';
import type { IsoDay } from '../../domain/calendar.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { type Alarm, isOngoing } from '../../domain/consumption/watch/alarms.ts';
import { setBadge } from '../menu/badges.ts';
import { onVisitOver } from '../session.tsx';

/** Result of the leak watch of all remotely read meters (docs/rules.md#watch). */
export type WatchResult = {
  /** Time of the last response, in milliseconds. */
  readAt: number;
  readCount: number;
  alarms: readonly Alarm[];
};

type Visit = {
  result: WatchResult | null;
  requests: ReadonlyMap<string, IsoDay>;
  openedPath: string | null;
};

export const watchPath = '/espace-consommation/surveillance';

const nothing: Visit = { result: null, requests: new Map(), openedPath: null };

let visit = nothing;
const listeners = new Set<() => void>();

const change = (next: Visit): void => {
  visit = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

type Named = Pick<Meter, 'reference' | 'idPDS'>;

const keyOfMeter = ({ reference, idPDS }: Named): string => `${reference}/${idPDS} `;

export const alarmKey = ({ meter, episode }: Alarm): string => keyOfMeter(meter) + episode.startDate;

/** Shows the number of ongoing rises in the menu. A check of some meters never replaces the result of all. */
export const showRises = (count: number, of: 'all' | 'some'): void => {
  if (of === 'all' || visit.result === null)
    setBadge('consumption', count, t(`rises.${plural(count)}`, { count }));
};

/** Stores the result of the leak watch for the visit; null deletes it. */
export const reportWatch = (result: WatchResult | null): void => {
  if (result === visit.result) return;
  change({ ...visit, result });
  showRises(result?.alarms.filter(isOngoing).length ?? 0, 'all');
};

/** Result of the leak watch of this visit; null before a leak watch. */
export const useWatchResult = (): WatchResult | null =>
  useSyncExternalStore(
    subscribe,
    () => visit.result,
    () => null,
  );

/** Stores that a request about an alarm was sent. `key` is its `alarmKey`. */
export const markRequested = (key: string, day: IsoDay): void =>
  change({ ...visit, requests: new Map(visit.requests).set(key, day) });

/** Day of the last request about a meter that was sent from the leak watch during this visit, or null. */
export const requestedOn = (meter: Named): IsoDay | null => {
  const days = [...visit.requests].flatMap(([key, day]) => (key.startsWith(keyOfMeter(meter)) ? [day] : []));
  return days.at(-1) ?? null;
};

/** Returns a function that gives the day of the request about an alarm, or null. */
export const useRequests = (): ((alarm: Alarm) => IsoDay | null) => {
  const requests = useSyncExternalStore(
    subscribe,
    () => visit.requests,
    () => nothing.requests,
  );
  return useCallback((alarm) => requests.get(alarmKey(alarm)) ?? null, [requests]);
};

export const leaveWatchFor = (path: string): void => {
  visit = { ...visit, openedPath: path };
};

export const isOpenedFromWatch = (path: string): boolean => path === visit.openedPath;

export const clearWatchVisit = (): void => change(nothing);

onVisitOver(clearWatchVisit);
