import { useActorRef } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { hasCustomerService } from '#machines/domain/account/roles.ts';
import type { Alarm } from '#machines/domain/consumption/watch/alarms.ts';
import { type AlarmRequest, RequestButton } from '../../flows/watch/RequestButton.tsx';
import { WatchView } from '../../flows/watch/WatchView.tsx';
import { watch } from '../../flows/watch/watch.ports.ts';
import { giveBackTyped, type TypedForm } from '../../ui/forms/typedForms.ts';
import { useBrand } from '../../ui/theme/BrandContext.ts';
import { meterPath } from '../navigation/meterPath.ts';
import { useProfile } from '../session.tsx';

const requestPage = '/service-client';

/** The need and the form of a request about a rise, filled in. */
const toForms = ({ reference, message }: AlarmRequest): TypedForm[] => [
  { flow: 'customerService.need', page: requestPage, values: { need: ['HAUSSE'] } },
  {
    flow: 'customerService',
    page: requestPage,
    values: { references: [reference], message: [message] },
    isPrefilled: true,
  },
];

/** The watch over every meter read from afar (docs/rules.md#watch). */
const WatchRoute = () => {
  const [today] = useState(() => new Date());
  const actor = useActorRef(watch, { input: { today } });
  const profile = useProfile();
  const [, navigate] = useLocation();
  const isServed = hasCustomerService(profile);
  const requestOf = useCallback(
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
  const { emergencyPhone } = useBrand();
  return (
    <WatchView actor={actor} addressOf={meterPath} requestOf={requestOf} emergencyPhone={emergencyPhone} />
  );
};

export default WatchRoute;
