import { type ReactNode, useState } from 'react';
import { attachmentsWords } from '#locales/fr/attachments.ts';
import { customerServiceWords, t } from '#locales/fr/customerService.ts';
import { identityWords } from '#locales/fr/identity.ts';
import { placeWords } from '#locales/fr/place.ts';
import { chooseRequestSchema } from '#machines/customer-service/customerService.setup.ts';
import { findForm, isInPersonalSpace } from '#machines/customer-service/topics.ts';
import type { CustomerServiceActor } from '../../../machines/customer-service/customerService.machine.ts';
import { PlaceField } from '../../fields/addresses/PlaceField.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { failureText } from '../../views/failureText.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { ContractChoice } from './ContractChoice.tsx';
import { part } from './CustomerServiceView.css.ts';
import { RequestFields } from './RequestFields.tsx';

const words = [customerServiceWords, attachmentsWords, identityWords, placeWords];

/** A part of the form, there from the first need that asks it; for another need it is not sent, and keeps what it holds. */
const Part = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => {
  const [isOpened, setOpened] = useState(isShown);
  if (isShown && !isOpened) setOpened(true);
  return (
    isOpened && (
      <fieldset role="presentation" hidden={!isShown} disabled={!isShown} className={part}>
        {children}
      </fieldset>
    )
  );
};

/** Where the request applies: a town, or contracts, as the need asks (docs/rules.md#service-request). */
const PlaceOrContracts = ({ actor }: { actor: CustomerServiceActor }) => {
  const { need, contracts } = useSnapshot(actor).context;
  const form = need && findForm(need);
  return (
    <>
      <Part isShown={form === 'contactForm'}>
        <PlaceField allowsFreeEntry />
      </Part>
      <Part isShown={form === 'contactFormWithRefs'}>
        {contracts.length > 0 ? (
          <ContractChoice contracts={contracts} />
        ) : (
          <TextField
            name="references"
            label={t('references.one')}
            hint={t('references.oneHint')}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </Part>
    </>
  );
};

/** The form of a need: kept as it is while the identity is confirmed and while it is sent. */
export const RequestForm = ({ actor }: { actor: CustomerServiceActor }) => {
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const { failure, need, identity } = context;
  // What was wrong for a need is not for another.
  const [latest, setLatest] = useState({ need, errors: {} });
  if (latest.need !== need) setLatest({ need, errors: {} });
  return (
    <Form
      schema={chooseRequestSchema(context)}
      words={words}
      onSubmit={(values) => actor.send({ type: 'form.submitted', values })}
      fieldErrors={failure?.fields ?? latest.errors}
      formError={failure && failureText(failure)}
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
