import Info from 'lucide-react/icons/info';
import { type ReactNode, useRef, useState } from 'react';
import { t } from '#locales/fr/ui.ts';
import { onDemand } from '../browser/onDemand.tsx';
import { Button } from './buttons/Button.tsx';
import { MenuFailure } from './menu/MenuButton.tsx';

const TipPopover = onDemand(() => import('./TipPopover.tsx'), MenuFailure);

type Props = { label?: string; children: ReactNode };

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
        onPointerEnter={TipPopover.preload}
        onFocus={TipPopover.preload}
        onPress={() => setOpen(true)}
      >
        <Info />
      </Button>
      {isOpen && (
        <TipPopover button={button} label={label} onClose={() => setOpen(false)}>
          {children}
        </TipPopover>
      )}
    </>
  );
};
