import { t } from '#locales/fr/addContract.ts';
import { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import { DialogPaper } from '../../views/DialogPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { AddContractView } from './AddContractView.tsx';

export const addContractMount = defineMount(
  addContractMachine,
  (props: MountProps<typeof AddContractView>) => (
    <DialogPaper title={t('title')}>
      <AddContractView {...props} />
    </DialogPaper>
  ),
);
