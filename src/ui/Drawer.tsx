import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { t } from '#locales/fr/ui.ts';
import { Button } from './Button.tsx';
import { closing, drawer, overlay, panel } from './Drawer.css.ts';

type Props = { label: string; onClose: () => void; children: ReactNode };

/** A panel from the side, open as long as it is rendered; a press outside closes it. */
export const Drawer = ({ label, onClose, children }: Props) => (
  <ModalOverlay
    isOpen
    isDismissable
    className={overlay}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
  >
    <Modal className={drawer}>
      <Dialog aria-label={label} className={panel}>
        <div className={closing}>
          <Button variant="icon" aria-label={t('close')} onPress={onClose}>
            <X />
          </Button>
        </div>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
