import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../browser/onDemand.tsx';
import type { Elements } from '../../elements.ts';
import type { action } from '../buttons/Button.css.ts';
import { Button } from '../buttons/Button.tsx';
import { MenuFailure } from './MenuFailure.tsx';
import type { MenuEntry } from './menuEntry.ts';

type Props = {
  /** What the button shows. */
  children: ReactNode;
  /** The button's and the menu's name, where what it shows does not say it. */
  label?: string;
  /** What stands above the entries, to be read. */
  heading?: Elements;
  entries: readonly MenuEntry[];
  variant?: keyof typeof action;
  onOpen?: () => void;
};

const Menu = onDemand(() => import('./Menu.tsx'), MenuFailure);

/** Fetches the menu's code, for a page that expects one to be opened. */
export const preloadMenu = Menu.preload;

/** A button that opens a menu. The menu's code comes when the button is approached. */
export const MenuButton = ({ children, label, heading, entries, variant = 'text', onOpen }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useRef<(() => void) | undefined>(undefined);

  // Done once the menu has gone, from the button: a dialog that opens then gives the focus back to it.
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
        {...(label !== undefined && { 'aria-label': label })}
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
