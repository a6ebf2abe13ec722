import { type ActorRefFrom, createActor } from 'xstate';
import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/nameEdit.ts';
import type { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { identitySchema } from '../../domain/account/identity.ts';
import { IdentityFields } from '../../fields/identity/IdentityFields.tsx';
import { type AccountFormProps, NewFormDialog } from '../../views/forms/FormDialog.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';
import { nameEdit } from './nameEdit.ports.ts';

export const NameEditView = ({ actor }: { actor: ActorRefFrom<typeof nameEditMachine> }) => (
  <FormFlow actor={actor} schema={identitySchema} words={[identityWords]} t={t}>
    <IdentityFields identity={actor.getSnapshot().context.input.identity} />
  </FormFlow>
);

const NameEditDialog = ({ profile, ...ends }: AccountFormProps) => (
  <NewFormDialog
    {...ends}
    t={t}
    create={() => createActor(nameEdit, { input: { role: profile.type, identity: profile } })}
    View={NameEditView}
  />
);

export default NameEditDialog;
