import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import { dangerItem, item, menu } from './Menu.css.ts';
import type { MenuEntry } from './menuEntry.ts';
import { popover } from './Popover.css.ts';

type Props = {
  button: RefObject<HTMLElement | null>;
  entries: readonly MenuEntry[];
  /** What the chosen entry does, for the button to do after the menu. */
  onAction: (act: () => void) => void;
  onClose: () => void;
};

const nameOf = (button: HTMLElement | null) =>
  button?.getAttribute('aria-label') ?? button?.textContent?.trim() ?? '';

/** The open menu of a `MenuButton`, which loads it when needed. */
const Menu = ({ button, entries, onAction: choose, onClose }: Props) => (
  <Popover
    isOpen
    aria-label={nameOf(button.current)}
    triggerRef={button}
    placement="bottom end"
    className={popover}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
  >
    <AriaMenu aria-label={nameOf(button.current)} autoFocus="first" className={menu} onClose={onClose}>
      {entries.map(({ id, label, icon, href, onAction, isDanger }) => (
        <MenuItem
          key={id}
          id={id}
          textValue={label}
          className={isDanger ? dangerItem : item}
          {...(href !== undefined && { href })}
          {...(onAction && { onAction: () => choose(onAction) })}
        >
          {icon}
          {label}
        </MenuItem>
      ))}
    </AriaMenu>
  </Popover>
);

export default Menu;
