import { useState } from 'react';
import { attachmentsWords } from '#locales/fr/attachments.ts';
import { customerServiceWords, t } from '#locales/fr/customerService.ts';
import { identityWords } from '#locales/fr/identity.ts';
import { placeWords } from '#locales/fr/place.ts';
import { chooseRequestSchema } from '#machines/customer-service/customerService.setup.ts';
import { isInPersonalSpace } from '#machines/customer-service/topics.ts';
import type { CustomerServiceActor } from '../../../machines/customer-service/customerService.machine.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { failureText } from '../../views/failureText.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { RequestFields } from './RequestFields.tsx';
import { RequestSubject } from './RequestSubject.tsx';

const words = [customerServiceWords, attachmentsWords, identityWords, placeWords];

/** The form of a need: kept as it is while the identity is confirmed and while it is sent. */
export const RequestForm = ({ actor }: { actor: CustomerServiceActor }) => {
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const { failure, need } = context;
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
          <span>{t('personalSpace.text')}</span>{' '}
          <Link href="/espace-personnel">{t('personalSpace.link')}</Link>
          <span>.</span>
        </p>
      )}
      <RequestSubject actor={actor} />
      <RequestFields {...context} />
      <FormActions>
        <SubmitButton isDisabled={snapshot.matches({ preparing: 'consulting' })} reason={t('adviser')}>
          {t('submit')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
};
