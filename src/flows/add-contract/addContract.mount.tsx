import { t } from '#locales/fr/addContract.ts';
import { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import { FormPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { AddContractView } from './AddContractView.tsx';

export const addContractMount = defineMount(
  addContractMachine,
  (props: MountProps<typeof AddContractView>) => (
    <FormPaper title={t('title')} done={t('done')} actor={props.actor}>
      <AddContractView {...props} />
    </FormPaper>
  ),
);
