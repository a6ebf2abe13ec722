import { t } from '#locales/fr/customerService.ts';
import { t as identity } from '#locales/fr/identity.ts';
import type { CustomerServiceContext } from '#machines/customer-service/customerService.setup.ts';
import { longestAddition } from '#machines/customer-service/meterReading.schema.ts';
import { nameSchema } from '#machines/domain/account/identity.ts';
import { longestMessage, multipartLength } from '#machines/domain/request/message.ts';
import { AttachmentsField } from '../../fields/attachments/AttachmentsField.tsx';
import { FieldRow } from '../../ui/forms/FormLayout.tsx';
import { TextArea } from '../../ui/forms/text/TextArea.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';

const autoComplete = { first_name: 'given-name', last_name: 'family-name' } as const;

type NameProps = { name: 'first_name' | 'last_name'; known: string };

/** A name of the profile, which is changed there; it is asked here where the profile has none that will do. */
const Name = ({ name, known }: NameProps) => (
  <TextField
    name={name}
    label={identity(`${name}.label`)}
    autoComplete={autoComplete[name]}
    defaultValue={known}
    {...(nameSchema(name, 1).safeParse(known).success && { isReadOnly: true, hint: t('identity') })}
  />
);

type Props = Pick<CustomerServiceContext, 'identity' | 'isPublic' | 'need'>;

/** Fields of every request: message, files when the call accepts them, names and phone. */
export const RequestFields = ({ identity, isPublic, need }: Props) => {
  // The message only completes the reading of a meter.
  const isReading = need === 'RELEVE';
  return (
    <>
      <TextArea
        name="message"
        label={t(isReading ? 'reading.addition.label' : 'message.label')}
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
