import Phone from 'lucide-react/icons/phone';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t as contractWords } from '#locales/fr/contract.ts';
import { phoneLookupWords, t } from '#locales/fr/phoneLookup.ts';
import {
  type phoneLookupMachine,
  type Site,
  type StreetQuery,
  streetSchema,
} from '#machines/phone-lookup/phoneLookup.machine.ts';
import type { Unread } from '../../domain/answer.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { isExpired } from '../../domain/failure.ts';
import { formatPhone } from '../../domain/format.ts';
import {
  choosePhoneNumber,
  contactsFor,
  type PhoneContact,
  type PhonePurpose,
} from '../../domain/request/phoneNumbers.ts';
import { describePlace, type Place } from '../../domain/request/place.ts';
import { PlaceField, StreetField } from '../../fields/addresses/PlaceField.tsx';
import { Spinner } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import { useSiteLabel } from '../../views/sites.ts';
import { unreadText } from '../../views/unreadText.ts';
import { phoneCard } from '../../views/Views.css.ts';
import * as css from './PhoneLookup.css.ts';
import { SiteChoice } from './SiteChoice.tsx';

type Actor = ActorRefFrom<typeof phoneLookupMachine>;

type StepProps = { actor: Actor; snapshot: SnapshotFrom<typeof phoneLookupMachine>; servicePhone: string };

const PhoneLink = ({ number }: { number: string }) => (
  <p className={css.number}>
    <Link
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
      icon={<Phone />}
      aria-label={t('call', { number: formatPhone(number) })}
    >
      {formatPhone(number)}
    </Link>
  </p>
);

const Otherwise = ({ purpose, servicePhone }: { purpose: PhonePurpose; servicePhone: string }) =>
  purpose === 'emergency' ? (
    <p>{t('otherwise.emergency')}</p>
  ) : (
    <>
      <p>{t('orService')}</p>
      <div className={phoneCard.day}>
        <PhoneLink number={servicePhone} />
      </div>
    </>
  );

type PhoneContactsProps = {
  purpose: PhonePurpose;
  place: Place;
  contacts: readonly PhoneContact[];
  unread: readonly Unread[];
};

const PhoneContacts = ({ purpose, place, contacts, unread }: PhoneContactsProps) => (
  <div role="status">
    <ul aria-label={t('contacts')} className={css.contacts}>
      {contactsFor(purpose, contacts).map((contact) => {
        const number = choosePhoneNumber(purpose, contact);
        return (
          <li key={number} className={phoneCard[purpose]}>
            <PhoneLink number={number} />
            <p>{t(`number.${purpose}`, { place: describePlace(place) })}</p>
            {purpose === 'day' && contact.horaireCrc && (
              <p className={css.hours}>{t('hours', { hours: contact.horaireCrc })}</p>
            )}
          </li>
        );
      })}
    </ul>
    {unread.length > 0 && <p className={css.hours}>{unreadText(unread)}</p>}
  </div>
);

const Outcome = ({ actor, snapshot, servicePhone }: StepProps) => {
  const { purpose, place, street, answer, failure } = snapshot.context;
  if (!place || snapshot.matches('asking') || snapshot.matches('atSite') || snapshot.matches('askingStreet'))
    return null;
  // Keeps the spinner after an expired session, until the portal opens the sign-in page.
  if (snapshot.hasTag('busy') || isExpired(failure)) return !street && <Spinner label={t('loading')} />;
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

type Props = { actor: Actor; emergencyPhone: string; servicePhone: string };

const EmergencyNumber = ({ number }: { number: string }) => (
  <div role="status" className={phoneCard.emergency}>
    <PhoneLink number={number} />
    <p>{t('emergency')}</p>
  </div>
);

const SiteCall = ({ site: { reference, name, served_address }, number }: { site: Site; number: string }) => (
  <div role="status" className={phoneCard.emergency}>
    <PhoneLink number={number} />
    <p>{t('sites.toSay')}</p>
    <DefinitionList
      items={[
        { term: t('sites.contract'), value: spacedReference(reference) },
        { term: t('sites.name'), value: useSiteLabel()({ reference, name }).title },
        { term: t('sites.address'), value: served_address || contractWords('noAddress') },
      ]}
    />
  </div>
);

type StreetFormProps = {
  insee: string;
  refusal: ReactNode;
  isBusy: boolean;
  onSubmit: (street: StreetQuery) => void;
};

const StreetForm = ({ insee, refusal, isBusy, onSubmit }: StreetFormProps) => (
  <Form
    isSearch
    isBusy={isBusy}
    schema={streetSchema}
    words={[phoneLookupWords]}
    formError={refusal}
    onSubmit={(typed) => onSubmit(streetSchema.parse(typed))}
  >
    <StreetField key={insee} insee={insee} />
    <TextField name="streetNumber" label={t('streetNumber.label')} hint={t('streetNumber.hint')} />
    <FormActions>
      <SubmitButton>{t('submit')}</SubmitButton>
    </FormActions>
  </Form>
);

const StreetStep = ({ actor, snapshot }: Omit<StepProps, 'servicePhone'>) => {
  const { purpose, place, street, answer } = snapshot.context;
  const isRequested = snapshot.matches('askingStreet');
  const isBusy = snapshot.hasTag('busy');
  if (!place || snapshot.matches('asking') || !(isRequested || street)) return null;
  const message = answer?.message || t('askStreet');
  const refusal =
    isRequested && street && `${t('insufficientStreet')} ${message} ${t(`otherwise.${purpose}`)}`;
  return (
    <>
      {(isRequested || isBusy) && !refusal && <Alert tone="info" title={message} />}
      <div hidden={!isRequested && !isBusy}>
        <StreetForm
          insee={place.insee}
          refusal={refusal}
          isBusy={isBusy}
          onSubmit={(typed) => actor.send({ type: 'street.submitted', street: typed })}
        />
      </div>
    </>
  );
};

export const PhoneLookupView = ({ actor, emergencyPhone, servicePhone }: Props) => {
  const snapshot = useSnapshot(actor);
  const { purpose, sites, site } = snapshot.context;
  const [choices, setChoices] = useState(0);
  const isAtSite = snapshot.matches('atSite');
  const isUrgent = purpose === 'emergency' && !snapshot.matches('shown');
  const isElsewhere = sites.length > 0;
  return (
    <Flow id="phoneLookup" snapshot={snapshot}>
      <div className={css.lookup}>
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
