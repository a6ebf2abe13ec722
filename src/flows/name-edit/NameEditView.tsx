import type { ActorRefFrom } from 'xstate';
import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/nameEdit.ts';
import { identitySchema } from '#machines/domain/account/identity.ts';
import type { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { IdentityFields } from '../../fields/identity/IdentityFields.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';

type Props = { actor: ActorRefFrom<typeof nameEditMachine> };

export const NameEditView = ({ actor }: Props) => (
  <FormFlow
    actor={actor}
    schema={identitySchema}
    words={[identityWords]}
    submit={t('submit')}
    readOnly={t('adviser')}
  >
    <IdentityFields identity={actor.getSnapshot().context.input.identity} />
  </FormFlow>
);
