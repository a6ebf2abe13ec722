import { t } from '#locales/fr/meter.ts';
import { type SheetProps, TechnicalSheet } from '../../flows/meter/TechnicalSheet.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { useModalAddress } from '../navigation/useModalAddress.ts';

/** The technical sheet of the meter, over its page, where the address says so (docs/rules.md#modal-addresses). */
export const TechnicalSheetModal = (shown: SheetProps) => {
  const { search, close } = useModalAddress();
  return (
    search.get('modale') === 'fiche' && (
      <Dialog title={t('sheet.title')} onClose={close}>
        <TechnicalSheet {...shown} />
      </Dialog>
    )
  );
};
