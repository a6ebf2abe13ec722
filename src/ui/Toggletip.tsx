import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { t } from '#locales/fr/ui.ts';
import { Button } from './Button.tsx';
import { popover } from './Popover.css.ts';
import { tip } from './Toggletip.css.ts';

type Props = {
  /** What it explains: « Rôle de jean@exemple.test ». */
  label?: string;
  children: ReactNode;
};

/** An explanation behind a button, which a finger and a keyboard open as a mouse does; Escape closes it. */
export const Toggletip = ({ label = t('moreInformation'), children }: Props) => (
  <DialogTrigger>
    <Button variant="icon" aria-label={label}>
      <Info />
    </Button>
    <Popover className={popover}>
      <Dialog aria-label={label} className={tip}>
        {children}
      </Dialog>
    </Popover>
  </DialogTrigger>
);
