import type { ActorRefFrom } from 'xstate';
import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/profileCompletion.ts';
import type { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { identitySchema } from '../../domain/account/identity.ts';
import { IdentityFields } from '../../fields/identity/IdentityFields.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';

type Props = { actor: ActorRefFrom<typeof profileCompletionMachine> };

export const ProfileCompletionView = ({ actor }: Props) => (
  <FormFlow actor={actor} schema={identitySchema} words={[identityWords]} t={t} cancel={t('cancel')}>
    <p>{t('intro')}</p>
    <IdentityFields identity={actor.getSnapshot().context.input.identity} />
  </FormFlow>
);
