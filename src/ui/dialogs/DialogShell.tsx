import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Coming, onDemand } from '../browser/onDemand.tsx';
import { modal, overlay } from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';
import { DialogPane, formPlaceholder } from './DialogPlaceholder.tsx';

const Waiting = formPlaceholder(3);

const DialogFrame = ({ title, size = 'narrow', onClose, onRetry }: DialogProps & Coming) => {
  const frame = useRef<HTMLElement>(null);
  const id = useId();
  useLayoutEffect(() => frame.current?.focus(), []);
  return createPortal(
    <div className={overlay}>
      <div className={modal[size]}>
        <DialogPane
          ref={frame}
          role="dialog"
          aria-modal="true"
          aria-labelledby={id}
          tabIndex={-1}
          title={title}
          titleProps={{ id }}
          onClose={onClose}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        >
          <Waiting onRetry={onRetry} onAbandoned={onClose} />
        </DialogPane>
      </div>
    </div>,
    document.body,
  );
};

const LoadedDialog = onDemand(() => import('./Dialog.tsx'), DialogFrame);

const Shell = (props: DialogProps) => {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const giveFocusBack = () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
    return () => void requestAnimationFrame(giveFocusBack);
  }, [opener]);
  return <LoadedDialog {...props} />;
};

export const DialogShell = Object.assign(Shell, { preload: LoadedDialog.preload });
