import { useLayoutEffect, useRef } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { flushSync } from 'react-dom';
import type { Move } from '../../../kit/explore/moves.ts';
import { item, menu, popover } from '../../../ui/controls/menu/Menu.css.ts';
import { keepOneWayOut } from '../../../ui/dialogs/overlay.tsx';
import { InFrench } from '../../../ui/display/InFrench.tsx';
import type { Offer } from '../marks.ts';
import * as css from './Canvas.css.ts';

type Props = {
  /** The arrow that it stands beside. */
  trigger: SVGGElement;
  title: string;
  offers: readonly Offer[];
  onMake: (move: Move) => void;
  onClose: () => void;
};

/** The cases of an arrow, beside it; one that is refused can be tried too, and says why. */
export const OfferMenu = ({ trigger, title, offers, onMake, onClose }: Props) => {
  const triggerRef = useRef(trigger);
  // What a mouse has pressed must be left by Escape as well, and gone through by arrows: the focus is in the menu.
  useLayoutEffect(() => setInteractionModality('keyboard'), []);
  return (
    <InFrench>
      <Popover
        isOpen
        aria-label={title}
        ref={keepOneWayOut}
        triggerRef={triggerRef}
        placement="bottom start"
        className={popover}
        // Over the whole screen, the chart alone is shown.
        UNSTABLE_portalContainer={document.fullscreenElement ?? document.body}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <div
          onKeyDownCapture={(event) => {
            if (event.key !== 'Tab') return;
            event.stopPropagation();
            flushSync(onClose);
            trigger.focus({ preventScroll: true });
          }}
        >
          <p className={css.title}>{title}</p>
          <Menu aria-label={title} autoFocus="first" className={menu} onClose={onClose}>
            {offers.map(({ move, label, why }) => (
              <MenuItem
                key={JSON.stringify(move)}
                id={JSON.stringify(move)}
                textValue={label}
                className={why === null ? item : css.refused}
                data-choice={why === null ? 'possible' : 'refused'}
                onAction={() => onMake(move)}
              >
                <Text slot="label">
                  {label}
                  {/* In its name: it is part of what is read on it. */}
                  {why !== null && <span className={css.why}> {why}</span>}
                </Text>
              </MenuItem>
            ))}
          </Menu>
        </div>
      </Popover>
    </InFrench>
  );
};
