import { createActor } from 'xstate';
import { t } from '#locales/fr/addContract.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { ProfileChange } from '../../domain/account/user.ts';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { AddContractView } from './AddContractView.tsx';
import { addContract } from './addContract.ports.ts';

type Props = FormEnds<ProfileChange> & { profile: Profile };

const AddContractDialog = ({ profile, onSubmitted, ...ends }: Props) => {
  const actor = useLastingActor(() => createActor(addContract, { input: { role: profile.type } }));
  return (
    <FormDialog
      {...ends}
      onSubmitted={() => onSubmitted({})}
      title={t('title')}
      done={t('done')}
      actor={actor}
    >
      <AddContractView actor={actor} />
    </FormDialog>
  );
};

export default AddContractDialog;
