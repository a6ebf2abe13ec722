import { type ActorRefFrom, createActor } from 'xstate';
import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/nameEdit.ts';
import type { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { identitySchema } from '../../domain/account/identity.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { ProfileChange } from '../../domain/account/user.ts';
import { IdentityFields } from '../../fields/identity/IdentityFields.tsx';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { nameEdit } from './nameEdit.ports.ts';

export const NameEditView = ({ actor }: { actor: ActorRefFrom<typeof nameEditMachine> }) => (
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

const NameEditDialog = ({ profile, ...ends }: FormEnds<ProfileChange> & { profile: Profile }) => {
  const actor = useLastingActor(() =>
    createActor(nameEdit, { input: { role: profile.type, identity: profile } }),
  );
  return (
    <FormDialog {...ends} title={t('title')} done={t('done')} actor={actor}>
      <NameEditView actor={actor} />
    </FormDialog>
  );
};

export default NameEditDialog;
