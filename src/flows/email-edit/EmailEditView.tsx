import type { ActorRefFrom } from 'xstate';
import { t } from '#locales/fr/emailEdit.ts';
import { identityWords } from '#locales/fr/identity.ts';
import type { emailEditMachine } from '#machines/email-edit/emailEdit.machine.ts';
import { newEmailSchema } from '#machines/email-edit/emailEdit.schema.ts';
import { EmailFields } from '../../fields/EmailFields.tsx';
import { FormFlow } from '../../views/FormFlow.tsx';

type Props = { actor: ActorRefFrom<typeof emailEditMachine> };

export const EmailEditView = ({ actor }: Props) => {
  const { email } = actor.getSnapshot().context.input;
  return (
    <FormFlow
      actor={actor}
      schema={newEmailSchema}
      words={[identityWords]}
      submit={t('submit')}
      readOnly={t('adviser')}
    >
      {email !== '' && <p>{t('intro', { email })}</p>}
      <EmailFields />
    </FormFlow>
  );
};
