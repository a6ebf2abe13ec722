import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { t } from '#locales/fr/ui.ts';
import { Button } from './Button.tsx';
import { body, closing, dialog, header, heading, modal, overlay } from './Dialog.css.ts';

type Props = {
  title: ReactNode;
  /** Escape or the cross. The parent then stops rendering the dialog, and focus goes back to what opened it. */
  onClose: () => void;
  /** False while what it does must not be interrupted: nothing closes it. */
  isDismissable?: boolean;
  size?: keyof typeof modal;
  children: ReactNode;
};

/** A modal, open as long as it is rendered; a sheet of the whole screen on a phone. */
export const Dialog = ({ title, onClose, isDismissable = true, size = 'narrow', children }: Props) => (
  <ModalOverlay
    isOpen
    className={overlay}
    isKeyboardDismissDisabled={!isDismissable}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
  >
    <Modal className={modal[size]}>
      <AriaDialog className={dialog}>
        <div className={header}>
          <Heading slot="title" level={2} className={heading}>
            {title}
          </Heading>
          <div className={closing}>
            <Button variant="icon" aria-label={t('close')} isDisabled={!isDismissable} onPress={onClose}>
              <X />
            </Button>
          </div>
        </div>
        <div className={body}>{children}</div>
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
