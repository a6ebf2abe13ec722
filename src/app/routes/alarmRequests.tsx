import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { hasCustomerService } from '../../domain/account/user.ts';
import type { Alarm } from '../../domain/consumption/watch/alarms.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import { giveBackTyped, type TypedForm } from '../../ui/forms/typedForms.ts';
import { type AlarmRequest, RequestButton, SentRequest } from '../../views/alarm/AlarmText.tsx';
import { alarmKey, useRequests } from '../leak-watch/leakWatchVisit.ts';
import { useProfile } from '../session.tsx';

const requestPage = '/service-client';

const toForms = ({ reference, message }: AlarmRequest, alarm: Alarm): TypedForm[] => [
  {
    flow: 'customerService.need',
    page: requestPage,
    values: { need: ['HAUSSE'], alarm: [alarmKey(alarm)] },
  },
  {
    flow: 'customerService',
    page: requestPage,
    values: { references: [reference], message: [message] },
    isPrefilled: true,
  },
];

export const useAlarmRequests = () => {
  const isServed = hasCustomerService(useProfile());
  const [, navigate] = useLocation();
  const requestedOn = useRequests();
  return useCallback(
    (alarm: Alarm) => {
      const day = requestedOn(alarm);
      if (day) return <SentRequest day={day} />;
      return (
        isServed && (
          <RequestButton
            alarm={alarm}
            onRequest={(request) => {
              giveBackTyped(toForms(request, alarm));
              navigate(requestPage);
            }}
          />
        )
      );
    },
    [isServed, navigate, requestedOn],
  );
};

/** Query that opens the last month of an episode on the meter page: `mode=daily&period=2026-10`. */
export const episodeSearch = ({ endDate }: Pick<Episode, 'endDate'>): string =>
  String(new URLSearchParams({ mode: 'daily', period: endDate.slice(0, 'yyyy-MM'.length) }));
