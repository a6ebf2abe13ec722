import { useState } from 'react';
import { attachmentsWords } from '#locales/fr/attachments.ts';
import { customerServiceWords, t } from '#locales/fr/customerService.ts';
import { failures } from '#locales/fr/failures.ts';
import { identityWords } from '#locales/fr/identity.ts';
import { placeWords } from '#locales/fr/place.ts';
import { schemaOf } from '#machines/customer-service/customerService.setup.ts';
import { formOf, isInPersonalSpace } from '#machines/customer-service/topics.ts';
import { PlaceField } from '../../fields/PlaceField.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormActions } from '../../ui/FormLayout.tsx';
import { Link } from '../../ui/Link.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { ContractChoice } from './ContractChoice.tsx';
import type { CustomerServiceActor } from './customerServiceActor.ts';
import { RequestFields } from './RequestFields.tsx';

const words = [customerServiceWords, attachmentsWords, identityWords, placeWords];

/** Where the request applies: a town, or contracts, as the need asks (docs/rules.md#service-request). */
const PlaceOrContracts = ({ actor }: { actor: CustomerServiceActor }) => {
  const { need, contracts } = useSnapshot(actor).context;
  if (!need || formOf(need) === 'contactForm') return <PlaceField allowsFreeEntry />;
  if (contracts.length > 0) return <ContractChoice contracts={contracts} />;
  return (
    <TextField
      name="references"
      label={t('references.one')}
      hint={t('references.oneHint')}
      inputMode="decimal"
      autoComplete="off"
    />
  );
};

/** The form of a need: kept as it is while the identity is confirmed and while it is sent. */
export const RequestForm = ({ actor }: { actor: CustomerServiceActor }) => {
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const { failure, need, identity } = context;
  // What was wrong for a need is not for another.
  const [asked, setAsked] = useState({ need, errors: {} });
  if (asked.need !== need) setAsked({ need, errors: {} });
  return (
    <Form
      schema={schemaOf(context)}
      words={words}
      onSubmit={(values) => actor.send({ type: 'form.submitted', values })}
      fieldErrors={failure?.fields ?? asked.errors}
      formError={failure && (failure.message || failures.technical)}
      isBusy={snapshot.hasTag('busy')}
      waitsUntilValid
      isOver={() => actor.getSnapshot().status !== 'active'}
    >
      {need && isInPersonalSpace(need) && (
        <p>
          {t('personalSpace.text')} <Link href="/espace-personnel">{t('personalSpace.link')}</Link>.
        </p>
      )}
      <PlaceOrContracts actor={actor} />
      <RequestFields identity={identity} />
      <FormActions>
        <SubmitButton isDisabled={snapshot.matches({ preparing: 'consulting' })} reason={t('adviser')}>
          {t('submit')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
};
