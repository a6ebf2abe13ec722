import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { t } from '#locales/fr/ui.ts';
import { afterPaint } from '../browser/afterPaint.ts';
import { Button, type Elements } from '../controls/buttons/Button.tsx';
import { drawer, drawerClosing } from './Dialog.css.ts';

type Props = { label: string; onClose: () => void; children: Elements };

export const Drawer = ({ label, onClose, children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={drawer}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        if (target === ref.current) afterPaint(onClose);
      }}
    >
      <div>
        <div className={drawerClosing}>
          <Button variant="icon" aria-label={t('close')} onPress={onClose}>
            <X />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
};
