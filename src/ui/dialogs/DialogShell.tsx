import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { Boundary } from '../display/Boundary.tsx';
import type { Elements } from '../elements.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

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
