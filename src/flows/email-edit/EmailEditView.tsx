import type { ActorRefFrom } from 'xstate';
import { t } from '#locales/fr/emailEdit.ts';
import { identityWords } from '#locales/fr/identity.ts';
import type { emailEditMachine } from '#machines/email-edit/emailEdit.machine.ts';
import { newEmailSchema } from '#machines/email-edit/emailEdit.schema.ts';
import { EmailFields } from '../../fields/identity/EmailFields.tsx';
import { Flow } from '../../views/Flow.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { TokenLost } from './TokenLost.tsx';

type Props = { actor: ActorRefFrom<typeof emailEditMachine> };

export const EmailEditView = ({ actor }: Props) => {
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
    <FormFlow
      actor={actor}
      schema={newEmailSchema}
      words={[identityWords]}
      submit={t('submit')}
      readOnly={t('adviser')}
    >
      {input.email !== '' && <p>{t('intro', { email: input.email })}</p>}
      <EmailFields />
    </FormFlow>
  );
};
