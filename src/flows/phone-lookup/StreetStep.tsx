import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/phoneLookup.ts';
import type { phoneLookupMachine } from '#machines/phone-lookup/phoneLookup.machine.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { StreetForm } from './StreetForm.tsx';

type Props = {
  actor: ActorRefFrom<typeof phoneLookupMachine>;
  snapshot: SnapshotFrom<typeof phoneLookupMachine>;
};

/** The street, once it is asked. Its form stays, in sight or not: what is typed outlives what fails. */
export const StreetStep = ({ actor, snapshot }: Props) => {
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
