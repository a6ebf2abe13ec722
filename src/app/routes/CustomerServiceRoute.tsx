import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { t } from '#locales/fr/customerService.ts';
import { findChoice } from '#machines/customer-service/topics.ts';
import { suggestMeters } from '../../api/suggestMeters.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { hasCustomerService } from '../../domain/account/user.ts';
import { isoDay } from '../../domain/calendar.ts';
import { meterOfAddress, needOfAddress } from '../../domain/request/meterReading.ts';
import { CustomerServiceView } from '../../flows/customer-service/CustomerServiceView.tsx';
import { customerService } from '../../flows/customer-service/customerService.ports.ts';
import { MeterSuggestionsContext } from '../../flows/customer-service/reading/meterReading.ts';
import { PhoneLookupView } from '../../flows/phone-lookup/PhoneLookupView.tsx';
import { phoneLookup } from '../../flows/phone-lookup/phoneLookup.ports.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { addressOfPage, followTyped, takeTyped } from '../../ui/forms/typedForms.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { useFlowEnd } from '../../views/Flow.tsx';
import { AddressesProvider } from '../AddressesProvider.tsx';
import { markRequested, watchPath } from '../leak-watch/leakWatchVisit.ts';
import { goBackOr } from '../navigation/addresses.ts';
import { useQuery } from '../navigation/navigateSafely.ts';
import { useKnownProfile } from '../session.tsx';

const logic = customerService(phoneLookup);

/** Storage key of the need (subject of the request), which is not the value of a form control. */
const choice = 'customerService.need';

const openingOf = (address: URLSearchParams) => {
  const { need: [need = needOfAddress(address)] = [], alarm = [] } =
    takeTyped(choice, new Set(['need'])) ?? {};
  const found = findChoice(need);
  return { alarm, choice: { ...(found && { resumed: found.need }), meter: meterOfAddress(address) } };
};

type Props = { address: string; profile: Profile | null; isPublic: boolean };

/** Request form. Signs out a user who rejects the displayed name (docs/rules.md#identity-confirmation). */
const CustomerServicePage = ({ address, profile, isPublic }: Props) => {
  const { emergencyPhone, servicePhone } = useBrand();
  const [, navigate] = useLocation();
  const [opening] = useState(() => openingOf(new URLSearchParams(address)));
  const actor = useActorRef(logic, {
    input: {
      role: profile?.type ?? '',
      contracts: profile?.contracts ?? [],
      unread: profile?.unreadContracts ?? [],
      identity: profile && { first_name: profile.first_name, last_name: profile.last_name },
      ...(isPublic && { isPublic }),
      today: isoDay(new Date()),
      ...opening.choice,
    },
  });
  useEffect(
    () =>
      followTyped(() => {
        const { need } = actor.getSnapshot().context;
        return (
          need && { flow: choice, page: addressOfPage(), values: { need: [need], alarm: [...opening.alarm] } }
        );
      }),
    [actor, opening],
  );
  useEffect(() => {
    // Only the first request is about the alarm (unusual consumption) whose link opened this page.
    let [alarm] = opening.alarm;
    return actor.subscribe((snapshot) => {
      if (!alarm || !snapshot.matches('sent')) return;
      if (snapshot.context.need === 'HAUSSE') markRequested(alarm, isoDay(new Date()));
      alarm = undefined;
    }).unsubscribe;
  }, [actor, opening]);
  useFlowEnd(actor, (end) => {
    if (end.matches('disowned')) navigate('/logout');
    else goBackOr(() => navigate('/'));
  });
  return (
    <AddressesProvider>
      <MeterSuggestionsContext value={suggestMeters}>
        <CustomerServiceView
          actor={actor}
          phoneStep={(lookup) => (
            <PhoneLookupView actor={lookup} emergencyPhone={emergencyPhone} servicePhone={servicePhone} />
          )}
          phones={{ emergencyPhone, servicePhone }}
          back={
            opening.alarm.length > 0 && (
              <Link variant="filled" href={watchPath}>
                {t('sent.watch')}
              </Link>
            )
          }
          onClose={() => askBeforeLeaving(() => actor.send({ type: 'closed' }))}
        />
      </MeterSuggestionsContext>
    </AddressesProvider>
  );
};

const CustomerServiceRoute = () => {
  const address = useQuery();
  const [path] = useLocation();
  const profile = useKnownProfile();
  const isPublic = path === '/contact';
  if (isPublic && profile && hasCustomerService(profile))
    return <Redirect to={`/service-client${address && `?${address}`}`} replace />;
  return <CustomerServicePage key={address} address={address} profile={profile} isPublic={isPublic} />;
};

export default CustomerServiceRoute;
