import { type RefObject, use, useLayoutEffect } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../browser/afterPaint.ts';
import { keepOneWayOut } from '../../dialogs/keepOneWayOut.ts';
import { popover } from '../../dialogs/Popover.css.ts';
import { InFrench } from '../../display/InFrench.tsx';
import type { Elements } from '../../elements.ts';
import { FollowContext } from '../../focus/FollowContext.ts';
import { entryIcons } from './entryIcons.ts';
import * as css from './Menu.css.ts';
import type { MenuEntry } from './menuEntry.ts';

type Props = {
  button: RefObject<HTMLElement | null>;
  heading?: Elements;
  entries: readonly MenuEntry[];
  /** What the chosen entry does, for the button to do after the menu. */
  onAction: (act: () => void) => void;
  onClose: () => void;
};

const findAccessibleName = (button: HTMLElement | null) =>
  button?.getAttribute('aria-label') ?? button?.textContent?.trim() ?? '';

const EntryIcon = ({ name }: { name: keyof typeof entryIcons }) => {
  const Icon = entryIcons[name];
  return <Icon />;
};

/** The open menu of a `MenuButton`, which loads it when needed. */
const Menu = ({ button, heading, entries, onAction: choose, onClose }: Props) => {
  const follow = use(FollowContext);
  // The click that a key makes passes for a screen reader's, for whom React Aria focuses no entry: arrows alone would do.
  useLayoutEffect(() => setInteractionModality('keyboard'), []);
  const menu = (
    <Popover
      isOpen
      aria-label={findAccessibleName(button.current)}
      ref={keepOneWayOut}
      triggerRef={button}
      placement="bottom end"
      className={popover}
      onOpenChange={(isOpen) => {
        if (!isOpen) afterPaint(onClose);
      }}
    >
      <div
        onKeyDownCapture={(event) => {
          if (event.key !== 'Tab') return;
          event.stopPropagation();
          flushSync(onClose);
          button.current?.focus();
        }}
      >
        {heading}
        <AriaMenu
          aria-label={findAccessibleName(button.current)}
          autoFocus="first"
          className={css.menu}
          onClose={onClose}
        >
          {entries.map(({ id, label, icon, href, onAction, isDanger }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              className={isDanger ? css.dangerItem : css.item}
              {...(href !== undefined && { href })}
              {...(onAction && { onAction: () => choose(onAction) })}
            >
              {icon && <EntryIcon name={icon} />}
              <span>{label}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </div>
    </Popover>
  );
  return <InFrench>{follow ? <RouterProvider navigate={follow}>{menu}</RouterProvider> : menu}</InFrench>;
};

export default Menu;
