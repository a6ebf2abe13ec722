import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { hasCustomerService } from '../../domain/account/user.ts';
import type { Alarm } from '../../domain/consumption/watch/alarms.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import { giveBackTyped, type TypedForm } from '../../ui/forms/typedForms.ts';
import { type AlarmRequest, RequestButton } from '../../views/alarm/AlarmText.tsx';
import { useProfile } from '../session.tsx';

const requestPage = '/service-client';

const toForms = ({ reference, message }: AlarmRequest): TypedForm[] => [
  { flow: 'customerService.need', page: requestPage, values: { need: ['HAUSSE'] } },
  {
    flow: 'customerService',
    page: requestPage,
    values: { references: [reference], message: [message] },
    isPrefilled: true,
  },
];

/** Button that opens a request about an alarm; absent if the user has no customer service (docs/rules.md#watch). */
export const useAlarmRequests = () => {
  const isServed = hasCustomerService(useProfile());
  const [, navigate] = useLocation();
  return useCallback(
    (alarm: Alarm) =>
      isServed && (
        <RequestButton
          alarm={alarm}
          onRequest={(request) => {
            giveBackTyped(toForms(request));
            navigate(requestPage);
          }}
        />
      ),
    [isServed, navigate],
  );
};

/** Query of the meter's page for the last month of an episode: `mode=daily&period=2026-10`. */
export const episodeSearch = ({ endDate }: Pick<Episode, 'endDate'>): string =>
  String(new URLSearchParams({ mode: 'daily', period: endDate.slice(0, 'yyyy-MM'.length) }));
