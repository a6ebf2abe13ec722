import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { t } from '#locales/fr/ui.ts';
import { afterPaint } from '../browser/afterPaint.ts';
import { Button } from '../controls/buttons/Button.tsx';
import { Boundary } from '../display/Boundary.tsx';
import { InFrench } from '../display/InFrench.tsx';
import type { Elements } from '../elements.ts';
import { FocusStart } from '../focus/FocusStart.tsx';
import { body, closing, dialog, header, heading, modal, overlay } from './Dialog.css.ts';

export type DialogProps = {
  title: ReactNode;
  /** Escape, the cross or a press outside. The parent then stops rendering the dialog, and focus goes back to what opened it. */
  onClose: () => void;
  /** False while what it does must not be interrupted: nothing closes it. */
  isDismissable?: boolean;
  size?: keyof typeof modal;
  children: Elements;
};

type WindowProps = Pick<DialogProps, 'title' | 'onClose' | 'children'> & { isDismissable: boolean };

/** React Aria's own component would bring what menus need with it, three times its weight. */
const Window = ({ title, onClose, isDismissable, children }: WindowProps) => {
  const ref = useRef<HTMLElement>(null);
  const { dialogProps, titleProps } = useDialog({}, ref);
  return (
    <section {...dialogProps} ref={ref} className={dialog}>
      <div className={header}>
        <h2 {...titleProps} className={heading}>
          {title}
        </h2>
        <div className={closing}>
          <Button variant="icon" aria-label={t('close')} isDisabled={!isDismissable} onPress={onClose}>
            <X />
          </Button>
        </div>
      </div>
      <div className={body}>
        <Boundary>{children}</Boundary>
      </div>
    </section>
  );
};

/**
 * Gives a function that says whether the press being heard is the second of a double one. What the first one opened is
 * not what the second was meant for.
 */
const useSecondPress = (): (() => boolean) => {
  const isSecond = useRef(false);
  useEffect(() => {
    const note = ({ detail }: MouseEvent) => {
      isSecond.current = detail > 1;
    };
    // Before React Aria, which listens to the document.
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, []);
  return () => isSecond.current;
};

/** A modal, open as long as it is rendered; a sheet of the whole screen on a phone. */
export const Dialog = ({ title, onClose, isDismissable = true, size = 'narrow', children }: DialogProps) => {
  const isSecondPress = useSecondPress();
  return (
    <InFrench>
      <ModalOverlay
        isOpen
        className={overlay}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
        shouldCloseOnInteractOutside={() => !isSecondPress()}
        onOpenChange={(isOpen) => {
          if (!isOpen) afterPaint(onClose);
        }}
      >
        <Modal className={modal[size]}>
          <FocusStart />
          <Window title={title} onClose={onClose} isDismissable={isDismissable}>
            {children}
          </Window>
        </Modal>
      </ModalOverlay>
    </InFrench>
  );
};
