import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { Popover } from 'react-aria-components/Popover';
import { keepOneWayOut } from '../dialogs/overlay.tsx';
import { InFrench } from '../display/InFrench.tsx';
import { tip } from './Controls.css.ts';
import { popover } from './menu/Menu.css.ts';

type Props = {
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  onClose: () => void;
  children: ReactNode;
};

const TipPopover = ({ button, label, onClose, children }: Props) => {
  // Makes React Aria focus the popover, even after a click: Escape only closes a focused popover.
  useLayoutEffect(() => setInteractionModality('keyboard'), []);
  return (
    <InFrench>
      <Popover
        isOpen
        ref={keepOneWayOut}
        triggerRef={button}
        aria-label={label}
        className={popover}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <div className={tip}>{children}</div>
      </Popover>
    </InFrench>
  );
};

export default TipPopover;
