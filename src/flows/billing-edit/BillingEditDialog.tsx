import { createActor } from 'xstate';
import { t } from '#locales/fr/billingEdit.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import type { ProfileChange } from '#machines/domain/account/profileChange.ts';
import type { Contract } from '#machines/domain/contract/contract.ts';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { BillingEditView } from './BillingEditView.tsx';
import { billingEdit } from './billingEdit.ports.ts';

type Props = FormEnds<ProfileChange> & { profile: Profile; contract: Contract };

const BillingEditDialog = ({ profile, contract, onSubmitted, ...ends }: Props) => {
  const actor = useLastingActor(() => createActor(billingEdit, { input: { role: profile.type, contract } }));
  return (
    <FormDialog
      {...ends}
      onSubmitted={({ form: _, ...contract }) => onSubmitted({ contract })}
      title={t('title')}
      done={t('done')}
      actor={actor}
    >
      <BillingEditView actor={actor} />
    </FormDialog>
  );
};

export default BillingEditDialog;
