import { createActor } from 'xstate';
import { t } from '#locales/fr/nameEdit.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import type { ProfileChange } from '#machines/domain/account/profileChange.ts';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { NameEditView } from './NameEditView.tsx';
import { nameEdit } from './nameEdit.ports.ts';

type Props = FormEnds<ProfileChange> & { profile: Profile };

const NameEditDialog = ({ profile, ...ends }: Props) => {
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
