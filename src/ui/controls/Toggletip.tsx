import Info from 'lucide-react/icons/info';
import { type ReactNode, useRef, useState } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { Popover } from 'react-aria-components/Popover';
import { t } from '#locales/fr/ui.ts';
import { keepOneWayOut } from '../dialogs/overlay.tsx';
import { InFrench } from '../display/InFrench.tsx';
import { Button } from './buttons/Button.tsx';
import { tip } from './Controls.css.ts';
import { popover } from './menu/Menu.css.ts';

type Props = {
  label?: string;
  children: ReactNode;
};

export const Toggletip = ({ label = t('moreInformation'), children }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="icon"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => {
          // Escape closes the popover only if the focus is in it, as in a menu.
          setInteractionModality('keyboard');
          setOpen(true);
        }}
      >
        <Info />
      </Button>
      <InFrench>
        <Popover
          ref={keepOneWayOut}
          triggerRef={button}
          aria-label={label}
          className={popover}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          <div className={tip}>{children}</div>
        </Popover>
      </InFrench>
    </>
  );
};
