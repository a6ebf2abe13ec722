import { useEffect, useRef } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { t } from '#locales/fr/emailEdit.ts';
import { identityWords } from '#locales/fr/identity.ts';
import { type emailEditMachine, newEmailSchema } from '#machines/email-edit/emailEdit.machine.ts';
import { EmailFields } from '../../fields/identity/NameFields.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { column } from '../../ui/theme/column.css.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { type AccountFormProps, FormDialog } from '../../views/forms/FormDialog.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { emailEdit } from './emailEdit.ports.ts';

type Props = AccountFormProps & { onSignIn: () => void };

const TokenLost = ({ email, onSignIn }: { email: string; onSignIn: () => void }) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div className={column.l}>
      <Alert ref={alert} tone="warn" title={t('tokenLost.title')}>
        {t('tokenLost.text', { email })}
      </Alert>
      <FormActions>
        <Button variant="filled" onPress={onSignIn}>
          {t('tokenLost.signIn')}
        </Button>
      </FormActions>
    </div>
  );
};

export const EmailEditView = ({ actor }: { actor: ActorRefFrom<typeof emailEditMachine> }) => {
  const snapshot = useSnapshot(actor);
  const { input, payload } = snapshot.context;
  if (snapshot.matches('tokenLost')) {
    return (
      <Flow id="emailEdit" snapshot={snapshot}>
        <TokenLost email={payload?.email ?? ''} onSignIn={() => actor.send({ type: 'signIn.requested' })} />
      </Flow>
    );
  }
  return (
    <FormFlow actor={actor} schema={newEmailSchema} words={[identityWords]} t={t}>
      {input.email !== '' && <p>{t('intro', { email: input.email })}</p>}
      <EmailFields />
    </FormFlow>
  );
};

const EmailEditDialog = ({ profile, onSubmitted, onAbandoned, onSignIn }: Props) => {
  const actor = useLastingActor(() =>
    createActor(emailEdit, { input: { role: profile.type, email: profile.email } }),
  );
  return (
    <FormDialog
      t={t}
      actor={actor}
      onSubmitted={({ email }) => onSubmitted({ email })}
      onClosed={onAbandoned}
      restNotice={() => ({
        tone: 'bad',
        text: `${t('tokenLost.title')}. ${t('tokenLost.text', { email: actor.getSnapshot().context.payload?.email ?? '' })}`,
        isLasting: true,
      })}
      onAbandoned={() => (actor.getSnapshot().matches('signingIn') ? onSignIn() : onAbandoned())}
    >
      <EmailEditView actor={actor} />
    </FormDialog>
  );
};

export default EmailEditDialog;
