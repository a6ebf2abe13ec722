import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { hasCustomerService, maySubmit } from '../../domain/account/user.ts';
import type { Alarm } from '../../domain/consumption/watch/alarms.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import { giveBackTyped, type TypedForm } from '../../ui/forms/typedForms.ts';
import { type AlarmRequest, RequestButton, SentRequest } from '../../views/alarm/AlarmText.tsx';
import { alarmKey, useRequests } from '../leak-watch/leakWatchVisit.ts';
import { useProfile } from '../session.tsx';

const toForms = (page: string, { reference, message }: AlarmRequest, alarm: Alarm): TypedForm[] => [
  { flow: 'customerService.need', page, values: { need: ['HAUSSE'], alarm: [alarmKey(alarm)] } },
  {
    flow: 'customerService',
    page,
    values: { references: [reference], message: [message] },
    kind: 'prefilled',
  },
];

export const useAlarmRequests = () => {
  const { type, allowed_services } = useProfile();
  const page = hasCustomerService({ allowed_services }) ? '/service-client' : '/contact';
  const isOpen = maySubmit(type, 'customerService');
  const [, navigate] = useLocation();
  const requestedOn = useRequests();
  return useCallback(
    (alarm: Alarm) => {
      const day = requestedOn(alarm);
      if (day) return <SentRequest day={day} />;
      return (
        isOpen && (
          <RequestButton
            alarm={alarm}
            onRequest={(request) => {
              giveBackTyped(toForms(page, request, alarm));
              navigate(page);
            }}
          />
        )
      );
    },
    [isOpen, page, navigate, requestedOn],
  );
};

/** Query that opens the last month of an episode on the meter page: `mode=daily&period=2026-10`. */
export const episodeSearch = ({ endDate }: Pick<Episode, 'endDate'>): string =>
  String(new URLSearchParams({ mode: 'daily', period: endDate.slice(0, 'yyyy-MM'.length) }));
