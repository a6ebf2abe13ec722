import { useState } from 'react';
import { attachmentsWords } from '#locales/fr/attachments.ts';
import { customerServiceWords, t } from '#locales/fr/customerService.ts';
import { t as identity, identityWords } from '#locales/fr/identity.ts';
import { placeWords } from '#locales/fr/place.ts';
import { longestAddition } from '#machines/customer-service/customerService.schema.ts';
import { isInPersonalSpace } from '#machines/customer-service/topics.ts';
import {
  type CustomerServiceActor,
  type CustomerServiceContext,
  chooseRequestSchema,
} from '../../../machines/customer-service/customerService.machine.ts';
import { nameSchema } from '../../domain/account/identity.ts';
import { longestMessage, multipartLength } from '../../domain/contact.ts';
import { AttachmentsField } from '../../fields/attachments/AttachmentsField.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FieldRow, FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextArea } from '../../ui/forms/text/TextArea.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { useSnapshot } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { RequestSubject } from './RequestSubject.tsx';

const words = [customerServiceWords, attachmentsWords, identityWords, placeWords];

const autoComplete = { first_name: 'given-name', last_name: 'family-name' } as const;

const Name = ({ name, known }: { name: 'first_name' | 'last_name'; known: string }) => (
  <TextField
    name={name}
    label={identity(`${name}.label`)}
    autoComplete={autoComplete[name]}
    defaultValue={known}
    {...(nameSchema(name, 1).safeParse(known).success && { isReadOnly: true, hint: t('identity') })}
  />
);

type Props = Pick<CustomerServiceContext, 'identity' | 'isPublic' | 'need'>;

const RequestFields = ({ identity, isPublic, need }: Props) => {
  const isReading = need === 'RELEVE';
  return (
    <>
      <TextArea
        name="message"
        label={t(isReading ? 'reading.addition.label' : 'message.label')}
        {...(need === 'DELAI' && { hint: t('message.delay') })}
        isRequired={!isReading}
        limit={isReading ? longestAddition : longestMessage}
        lengthOf={multipartLength}
      />
      {!isPublic && <AttachmentsField name="attachments" />}
      <FieldRow>
        <Name name="first_name" known={identity?.first_name ?? ''} />
        <Name name="last_name" known={identity?.last_name ?? ''} />
      </FieldRow>
      <TextField
        name="phone"
        label={t('phone.label')}
        hint={t('phone.hint')}
        type="tel"
        autoComplete="tel"
        isRequired={identity === null}
      />
    </>
  );
};

export const RequestForm = ({ actor }: { actor: CustomerServiceActor }) => {
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const { failure, need } = context;
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
