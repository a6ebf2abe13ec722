import { useState } from 'react';
import { inviteWords, t } from '#locales/fr/invite.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { isEmail, submittedEmailsSchema } from '#machines/invite/emails.ts';
import type { InviteActor, InviteSnapshot } from '../../../machines/invite/invite.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { failureText } from '../../views/failureText.ts';
import { EmailField } from './EmailField.tsx';
import { EmailTags } from './EmailTags.tsx';
import * as css from './InviteView.css.ts';
import { tagsStatus } from './tagsStatus.ts';

type Props = { actor: InviteActor; snapshot: InviteSnapshot };

/** Step 0: who is invited. What is typed becomes tags, which the machine holds. */
export const EmailsStep = ({ actor, snapshot }: Props) => {
  const [typed, setTyped] = useState('');
  const { emails, change, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const areAddresses = emails.every(isEmail);
  const remove = (email: string) => actor.send({ type: 'email.removed', email });
  return (
    <Form
      schema={submittedEmailsSchema(emails)}
      words={[inviteWords]}
      isBusy={isBusy}
      formError={failure && failureText(failure)}
      onSubmit={(submitted) => {
        setTyped('');
        actor.send({ type: 'emails.submitted', typed: submitted.emails });
      }}
    >
      <EmailField
        typed={typed}
        isBusy={isBusy}
        onTyped={setTyped}
        onEntered={(entered) => {
          setTyped('');
          actor.send({ type: 'emails.entered', typed: entered });
        }}
      />
      <div className={css.entered}>
        <p role="status" className={css.status}>
          {tagsStatus(emails, change)}
        </p>
        <EmailTags
          emails={emails}
          isBusy={isBusy}
          onRemove={remove}
          onCorrect={(email) => {
            remove(email);
            setTyped(email);
          }}
        />
      </div>
      <FormActions>
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'closed' })}>
          {ui('cancel')}
        </Button>
        <SubmitButton
          isDisabled={!isBusy && typed === '' && !snapshot.can({ type: 'emails.submitted', typed })}
          reason={t(areAddresses ? 'emails.none' : 'emails.wrong')}
        >
          {t('emails.submit')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
};
