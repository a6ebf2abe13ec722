import { useCallback } from 'react';
import type { MeterNamed } from '#machines/meter/foundMeter.ts';
import type { Watched } from '#machines/sites/sitesTrend.ts';
import type { IsoDay } from '../../domain/calendar.ts';
import { type Alarm, isOngoing } from '../../domain/consumption/watch/alarms.ts';
import { createStore } from '../../ui/browser/store.ts';
import { setBadge } from '../menu/badges.ts';
import { onVisitOver } from '../session.tsx';

export type WatchResult = Watched & {
  /** Time of the last response, in milliseconds since 1970. */
  readAt: number;
};

type Visit = {
  result: WatchResult | null;
  rises: readonly Alarm[];
  requests: ReadonlyMap<string, IsoDay>;
  openedPath: string | null;
};

export const watchPath = '/espace-consommation/surveillance';

const nothing: Visit = { result: null, rises: [], requests: new Map(), openedPath: null };

const visit = createStore(nothing);

const change = (part: Partial<Visit>): void => visit.write({ ...visit.read(), ...part });

const keyOfMeter = ({ reference, idPDS }: MeterNamed): string => `${reference}/${idPDS} `;

export const alarmKey = ({ meter, episode }: Alarm): string => keyOfMeter(meter) + episode.startDate;

const showRises = (rises: readonly Alarm[], result: WatchResult | null, isPartial: boolean): void => {
  change({ rises, result });
  setBadge('consumption', rises.length, isPartial);
};

export const reportRises = (rises: readonly Alarm[], isPartial: boolean): void => {
  if (visit.read().result === null) showRises(rises, null, isPartial);
};

export const reportWatch = (result: WatchResult | null): void => {
  if (result !== visit.read().result) showRises(result?.alarms.filter(isOngoing) ?? [], result, false);
};

export const isAnyRiseKnown = (): boolean => visit.read().rises.length > 0;

/** Rises (ongoing unusual consumption) found in this session; null if there is none before a leak watch. */
export const useRises = (): readonly Alarm[] | null =>
  visit.use(({ result, rises }) => (result || rises.length > 0 ? rises : null));

export const useWatchResult = (): WatchResult | null => visit.use(({ result }) => result);

export const markRequested = (key: string, day: IsoDay): void =>
  change({ requests: new Map(visit.read().requests).set(key, day) });

export const requestedOn = (meter: MeterNamed): IsoDay | null => {
  const days = [...visit.read().requests].flatMap(([key, day]) =>
    key.startsWith(keyOfMeter(meter)) ? [day] : [],
  );
  return days.at(-1) ?? null;
};

export const useRequests = (): ((alarm: Alarm) => IsoDay | null) => {
  const requests = visit.use(({ requests: sent }) => sent);
  return useCallback((alarm) => requests.get(alarmKey(alarm)) ?? null, [requests]);
};

export const leaveWatchFor = (path: string): void => change({ openedPath: path });

export const isOpenedFromWatch = (path: string): boolean => path === visit.read().openedPath;

export const clearWatchVisit = (): void => change(nothing);

onVisitOver(clearWatchVisit);
