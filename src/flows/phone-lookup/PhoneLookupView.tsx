import { useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/phoneLookup.ts';
import { describePlace } from '#machines/domain/request/place.ts';
import type { phoneLookupMachine } from '#machines/phone-lookup/phoneLookup.machine.ts';
import { PlaceField } from '../../fields/addresses/PlaceField.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Spinner } from '../../ui/display/Spinner.tsx';
import { Flow } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { EmergencyNumber } from './EmergencyNumber.tsx';
import { Otherwise } from './Otherwise.tsx';
import { PhoneContacts } from './PhoneContacts.tsx';
import { lookup } from './PhoneLookupView.css.ts';
import { SiteCall } from './SiteCall.tsx';
import { SiteChoice } from './SiteChoice.tsx';
import { StreetStep } from './StreetStep.tsx';

type Actor = ActorRefFrom<typeof phoneLookupMachine>;

type StepProps = {
  actor: Actor;
  snapshot: SnapshotFrom<typeof phoneLookupMachine>;
  servicePhone: string;
};

const Outcome = ({ actor, snapshot, servicePhone }: StepProps) => {
  const { purpose, place, street, answer, failure } = snapshot.context;
  if (!place || snapshot.matches('asking') || snapshot.matches('atSite') || snapshot.matches('askingStreet'))
    return null;
  if (snapshot.hasTag('busy')) return !street && <Spinner label={t('loading')} />;
  if (snapshot.matches('unavailable'))
    return (
      <Alert tone="bad" title={failureText(failure)}>
        <Otherwise purpose={purpose} servicePhone={servicePhone} />
        <RetryButton failure={failure} onPress={() => actor.send({ type: 'retried' })} />
      </Alert>
    );
  if (snapshot.matches('nothingFound'))
    return (
      <Alert tone="info" title={t('nothingFound', { place: describePlace(place) })}>
        <p>{t('nothingFoundDetail')}</p>
        <Otherwise purpose={purpose} servicePhone={servicePhone} />
      </Alert>
    );
  if (snapshot.matches('explained'))
    return (
      <Alert tone="info" title={answer?.message || t('unexplained', { place: describePlace(place) })}>
        <Otherwise purpose={purpose} servicePhone={servicePhone} />
      </Alert>
    );
  return (
    <PhoneContacts
      purpose={purpose}
      place={place}
      contacts={answer?.listeContacts ?? []}
      unread={answer?.unread ?? []}
    />
  );
};

type Props = {
  actor: Actor;
  /** The brand's, shown in an emergency until that of the place is known. */
  emergencyPhone: string;
  /** The brand's too, given where the number of the place cannot be. */
  servicePhone: string;
};

/** Whom to call about a town (docs/rules.md#phone-lookup); another may be chosen at any time. */
export const PhoneLookupView = ({ actor, emergencyPhone, servicePhone }: Props) => {
  const snapshot = useSnapshot(actor);
  const { purpose, sites, site } = snapshot.context;
  const [choices, setChoices] = useState(0);
  const isAtSite = snapshot.matches('atSite');
  // Before any choice, and as long as that of the place is not known.
  const isUrgent = purpose === 'emergency' && !snapshot.matches('shown');
  const isElsewhere = sites.length > 0;
  return (
    <Flow id="phoneLookup" snapshot={snapshot}>
      <div className={lookup}>
        {isElsewhere && isUrgent && <EmergencyNumber number={emergencyPhone} />}
        {isElsewhere && (
          <SiteChoice
            sites={sites}
            chosen={isAtSite ? site : null}
            onChoose={(reference) => {
              actor.send({ type: 'site.chosen', reference });
              setChoices(choices + 1);
            }}
          />
        )}
        {isAtSite && site && <SiteCall site={site} number={emergencyPhone} />}
        <PlaceField
          // A site that is chosen takes the place of a town.
          key={choices}
          label={t(isElsewhere ? 'town.elsewhere' : `town.${purpose}`)}
          otherwise={
            <div role="status">
              <Otherwise purpose={purpose} servicePhone={servicePhone} />
            </div>
          }
          onChoose={(place) => actor.send(place ? { type: 'town.chosen', place } : { type: 'town.cleared' })}
        />
        {!isElsewhere && isUrgent && <EmergencyNumber number={emergencyPhone} />}
        <StreetStep actor={actor} snapshot={snapshot} />
        <Outcome actor={actor} snapshot={snapshot} servicePhone={servicePhone} />
      </div>
    </Flow>
  );
};
