import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { t } from '#locales/fr/ui.ts';
import { afterPaint } from '../browser/afterPaint.ts';
import { Button, type Elements } from '../controls/buttons/Button.tsx';
import { InFrench } from '../display/InFrench.tsx';
import { drawerClosing as closing, drawer, drawerOverlay as overlay, panel } from './Dialog.css.ts';
import { FocusStart } from './overlay.tsx';

type Props = { label: string; onClose: () => void; children: Elements };

const Panel = ({ label, onClose, children }: Props) => {
  const ref = useRef<HTMLElement>(null);
  const { dialogProps } = useDialog({ 'aria-label': label }, ref);
  return (
    <section {...dialogProps} ref={ref} className={panel}>
      <div className={closing}>
        <Button variant="icon" aria-label={t('close')} onPress={onClose}>
          <X />
        </Button>
      </div>
      {children}
    </section>
  );
};

const Drawer = ({ label, onClose, children }: Props) => (
  <InFrench>
    <ModalOverlay
      isOpen
      isDismissable
      className={overlay}
      onOpenChange={(isOpen) => {
        if (!isOpen) afterPaint(onClose);
      }}
    >
      <Modal className={drawer}>
        <FocusStart />
        <Panel label={label} onClose={onClose}>
          {children}
        </Panel>
      </Modal>
    </ModalOverlay>
  </InFrench>
);

export default Drawer;
