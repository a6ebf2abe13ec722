import { createActor } from 'xstate';
import { t } from '#locales/fr/addContract.ts';
import { type AccountFormProps, NewFormDialog } from '../../views/forms/FormDialog.tsx';
import { AddContractView } from './AddContractView.tsx';
import { addContract } from './addContract.ports.ts';

const AddContractDialog = ({ profile, onSubmitted, ...ends }: AccountFormProps) => (
  <NewFormDialog
    {...ends}
    onSubmitted={() => onSubmitted({})}
    t={t}
    create={() => createActor(addContract, { input: { role: profile.type } })}
    View={AddContractView}
  />
);

export default AddContractDialog;
