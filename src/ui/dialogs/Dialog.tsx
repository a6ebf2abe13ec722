import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { t } from '#locales/fr/ui.ts';
import { afterPaint } from '../browser/afterPaint.ts';
import { Button, type Elements } from '../controls/buttons/Button.tsx';
import { Boundary } from '../display/Boundary.tsx';
import { InFrench } from '../display/InFrench.tsx';
import { body, closing, dialog, header, heading, modal, overlay } from './Dialog.css.ts';
import { FocusStart } from './overlay.tsx';

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

type Frame = Omit<DialogProps, 'children'>;

const ShellContext = createContext<((frame: Frame | null) => void) | null>(null);

/** A dialog that opens at once, and whose content, when it comes, is a `DialogContent`: nothing opens twice. */
export const DialogShell = ({ children, ...waiting }: DialogProps) => {
  const [frame, setFrame] = useState<Frame | null>(null);
  return (
    <Dialog {...(frame ?? waiting)}>
      <ShellContext value={setFrame}>{children}</ShellContext>
    </Dialog>
  );
};

const ShellContent = ({
  setFrame,
  children,
  ...frame
}: DialogProps & { children: Elements; setFrame: (frame: Frame | null) => void }) => {
  const { title, size, isDismissable, onClose } = frame;
  useLayoutEffect(() => {
    setFrame({
      title,
      onClose,
      ...(size && { size }),
      ...(isDismissable !== undefined && { isDismissable }),
    });
  }, [setFrame, title, size, isDismissable, onClose]);
  // The actor of the content is outside: it goes on when its view breaks.
  return <Boundary>{children}</Boundary>;
};

/** What a dialog is and holds, in the shell that waits for it, else in a dialog of its own. */
export const DialogContent = (props: DialogProps): ReactNode => {
  const setFrame = use(ShellContext);
  return setFrame ? <ShellContent {...props} setFrame={setFrame} /> : <Dialog {...props} />;
};
