import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '#locales/fr/ui.ts';
import { type Coming, onDemand } from '../../browser/onDemand.tsx';
import type { action } from '../buttons/Button.css.ts';
import { Button, type Elements } from '../buttons/Button.tsx';
import { failure } from './Menu.css.ts';
import type { MenuEntry } from './Menu.tsx';

type MenuFailureProps = Coming & { button: RefObject<HTMLElement | null>; onClose: () => void };

export const MenuFailure = ({ button, onRetry, onClose }: MenuFailureProps) => {
  const place = button.current?.getBoundingClientRect();
  if (!onRetry || !place) return null;
  const side = place.left < innerWidth / 2 ? { left: place.left } : { right: innerWidth - place.right };
  return (
    <div className={failure} style={{ top: place.bottom, ...side }}>
      <p role="alert">{t('unloaded.menu')}</p>
      <p>{t('unloaded.help')}</p>
      <Button onPress={onRetry}>{t('retry')}</Button>
      <Button onPress={onClose}>{t('close')}</Button>
    </div>
  );
};

type Props = {
  children: ReactNode;
  label?: string;
  heading?: Elements;
  entries: readonly MenuEntry[];
  variant?: keyof typeof action;
  onOpen?: () => void;
};

const Menu = onDemand(() => import('./Menu.tsx'), MenuFailure);

export const preloadMenu = Menu.preload;

export const MenuButton = ({ children, label, heading, entries, variant = 'text', onOpen }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useRef<(() => void) | undefined>(undefined);

  // Runs the action after the menu has closed, so that a dialog can return the focus to this button.
  useEffect(() => {
    if (isOpen || !chosen.current) return;
    const act = chosen.current;
    chosen.current = undefined;
    button.current?.focus();
    act();
  }, [isOpen]);

  return (
    <>
      <Button
        ref={button}
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onPointerEnter={Menu.preload}
        onFocus={Menu.preload}
        onPress={() => {
          setIsOpen(!isOpen);
          if (!isOpen) onOpen?.();
        }}
      >
        {children}
      </Button>
      {isOpen && (
        <Menu
          button={button}
          heading={heading}
          entries={entries}
          onAction={(act) => {
            chosen.current = act;
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};
