import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { afterPaint } from '../browser/afterPaint.ts';
import { Boundary } from '../display/Boundary.tsx';
import { InFrench } from '../display/InFrench.tsx';
import { modal, overlay } from './Dialog.css.ts';
import { DialogPane, type PaneProps } from './DialogPlaceholder.tsx';
import { FocusStart } from './overlay.tsx';

export type DialogProps = PaneProps & { size?: keyof typeof modal };

/** Window of a dialog. `Dialog` of React Aria is three times larger, because it imports the code of menus. */
const Window = ({ children, ...pane }: PaneProps) => {
  const ref = useRef<HTMLElement>(null);
  const { dialogProps, titleProps } = useDialog({}, ref);
  return (
    <DialogPane {...dialogProps} {...pane} ref={ref} titleProps={titleProps}>
      <Boundary>{children}</Boundary>
    </DialogPane>
  );
};

/** Returns a function that detects a second click of a double click, which must not close the dialog. */
const useSecondPress = (): (() => boolean) => {
  const isSecond = useRef(false);
  useEffect(() => {
    const note = ({ detail }: MouseEvent) => {
      isSecond.current = detail > 1;
    };
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, []);
  return () => isSecond.current;
};

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

const DialogShell = ({ children, ...waiting }: DialogProps) => {
  const [frame, setFrame] = useState<Frame | null>(null);
  return (
    <Dialog {...(frame ?? waiting)}>
      <ShellContext value={setFrame}>{children}</ShellContext>
    </Dialog>
  );
};

type ShellContentProps = DialogProps & { setFrame: (frame: Frame | null) => void };

const ShellContent = (props: ShellContentProps) => {
  const { title, size, isDismissable, onClose, setFrame, children } = props;
  useLayoutEffect(
    () => setFrame({ title, size, isDismissable, onClose }),
    [setFrame, title, size, isDismissable, onClose],
  );
  // Keeps the flow running after an error in the content: the parent of this boundary holds its actor.
  return <Boundary>{children}</Boundary>;
};

export const DialogContent = (props: DialogProps): ReactNode => {
  const setFrame = use(ShellContext);
  return setFrame ? <ShellContent {...props} setFrame={setFrame} /> : <Dialog {...props} />;
};

export default DialogShell;
