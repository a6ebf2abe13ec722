import type { ActorRefFrom } from 'xstate';
import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/profileCompletion.ts';
import { lookUp } from '#locales/translator.ts';
import { personSchema } from '#machines/domain/identity.ts';
import type { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { PersonFields } from '../../fields/PersonFields.tsx';
import { FormFlow } from '../../ui/FormFlow.tsx';

type Props = { actor: ActorRefFrom<typeof profileCompletionMachine> };

export const ProfileCompletionView = ({ actor }: Props) => (
  <FormFlow
    actor={actor}
    schema={personSchema}
    words={(key) => lookUp(identityWords, key)}
    submit={t('submit')}
    readOnly={t('adviser')}
    cancel={t('cancel')}
  >
    <p>{t('intro')}</p>
    <PersonFields person={actor.getSnapshot().context.input.person} />
  </FormFlow>
);
