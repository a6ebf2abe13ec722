import { t } from '#locales/fr/contracts.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { formPlaceholder } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { DialogShell } from '../../ui/dialogs/DialogShell.tsx';
import { useModalAddress } from '../navigation/useModalAddress.ts';
import { useProfile } from '../session.tsx';

const OwnNameDialog = onDemand(
  () => import('../../pages/personal-space/OwnNameDialog.tsx'),
  formPlaceholder(1),
);

/** Form that gives a name to a contract, over the page with this contract (docs/rules.md#own-names). */
export const OwnNameModal = () => {
  const { contracts } = useProfile();
  const { search, close } = useModalAddress();
  const contract = contracts.find(({ reference }) => reference === search.get('contrat'));
  return (
    contract &&
    search.get('modale') === 'ownName' && (
      <DialogShell title={t('ownName.give')} onClose={close}>
        <OwnNameDialog contract={contract} onAbandoned={close} />
      </DialogShell>
    )
  );
};
