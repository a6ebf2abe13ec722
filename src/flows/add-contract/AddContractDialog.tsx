import { useActorRef } from '@xstate/react';
import { t } from '#locales/fr/addContract.ts';
import type { Profile } from '#machines/domain/profile.ts';
import { FormDialog, type FormEnds } from '../../views/FormDialog.tsx';
import { AddContractView } from './AddContractView.tsx';
import { addContract } from './addContract.ports.ts';

type Props = FormEnds & { profile: Profile };

const AddContractDialog = ({ profile, ...ends }: Props) => {
  const actor = useActorRef(addContract, { input: { role: profile.type } });
  return (
    <FormDialog {...ends} title={t('title')} actor={actor}>
      <AddContractView actor={actor} />
    </FormDialog>
  );
};

export default AddContractDialog;
