import Check from 'lucide-react/icons/check';
import FileCheck from 'lucide-react/icons/file-check';
import LogOut from 'lucide-react/icons/log-out';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { type RefObject, use, useLayoutEffect } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../browser/afterPaint.ts';
import { keepOneWayOut } from '../../dialogs/overlay.tsx';
import { InFrench } from '../../display/InFrench.tsx';
import type { Elements } from '../buttons/Button.tsx';
import { FollowContext } from '../buttons/Link.tsx';
import * as css from './Menu.css.ts';

const entryIcons = {
  chosen: Check,
  document: FileCheck,
  leave: LogOut,
  send: Send,
  promote: ShieldCheck,
  remove: Trash2,
  person: User,
  people: Users,
};

export type MenuEntry = {
  id: string;
  label: string;
  icon?: keyof typeof entryIcons;
  href?: string;
  onAction?: () => void;
  isDanger?: boolean;
};

type Props = {
  button: RefObject<HTMLElement | null>;
  heading?: Elements;
  entries: readonly MenuEntry[];
  onAction: (act: () => void) => void;
  onClose: () => void;
};

const findAccessibleName = (button: HTMLElement | null) =>
  button?.getAttribute('aria-label') ?? button?.textContent?.trim() ?? '';

const EntryIcon = ({ name }: { name: keyof typeof entryIcons }) => {
  const Icon = entryIcons[name];
  return <Icon />;
};

const Menu = ({ button, heading, entries, onAction: choose, onClose }: Props) => {
  const follow = use(FollowContext);
  // Makes React Aria focus an entry, even after a click: without a focused entry, only the arrow keys work.
  useLayoutEffect(() => setInteractionModality('keyboard'), []);
  const menu = (
    <Popover
      isOpen
      aria-label={findAccessibleName(button.current)}
      ref={keepOneWayOut}
      triggerRef={button}
      placement="bottom end"
      className={css.popover}
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
