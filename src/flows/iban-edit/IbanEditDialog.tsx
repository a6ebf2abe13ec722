import { createActor } from 'xstate';
import { t } from '#locales/fr/ibanEdit.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import type { ProfileChange } from '#machines/domain/account/profileChange.ts';
import type { Contract } from '#machines/domain/contract/contract.ts';
import { FormDialog, type FormEnds } from '../../views/forms/FormDialog.tsx';
import { useLastingActor } from '../../views/forms/lasting.ts';
import { IbanEditView } from './IbanEditView.tsx';
import { ibanEdit } from './ibanEdit.ports.ts';

type Props = FormEnds<ProfileChange> & { profile: Profile; contract: Contract };

const IbanEditDialog = ({ profile, contract, onSubmitted, ...ends }: Props) => {
  const actor = useLastingActor(() => createActor(ibanEdit, { input: { role: profile.type, contract } }));
  return (
    <FormDialog
      {...ends}
      onSubmitted={({ reference, holder, iban }) =>
        onSubmitted({ contract: { reference, iban, rib_holder: holder } })
      }
      title={t(contract.iban ? 'title.change' : 'title.add')}
      done={t('done')}
      actor={actor}
    >
      <IbanEditView actor={actor} />
    </FormDialog>
  );
};

export default IbanEditDialog;
