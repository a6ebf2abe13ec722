import { useEffect, useRef, useState } from 'react';
import type { Move } from '../../../kit/explore/moves.ts';
import { branchText } from '../controls.ts';
import type { Offers } from '../marks.ts';
import type { Picture } from '../picture.ts';

type Acting = {
  picture: Picture | null;
  offers: Offers;
  onMake: ((move: Move) => void) | undefined;
  /** Another object after each move. */
  move: object;
};

type Pressed = { branch: string; trigger: SVGGElement; drawing: Element };

/** An arrow that is pressed: what can happen there happens, or is offered in a menu where there is a choice, or a refusal. */
export const useOffers = ({ picture, offers, onMake, move }: Acting) => {
  const [opened, setOpened] = useState<Pressed | null>(null);
  const last = useRef<{ pressed: Pressed; before: object } | null>(null);

  // What was pressed may be gone with the state that it led out of: the focus goes where it has led, once
  // the menu lets it.
  useEffect(() => {
    if (!last.current || last.current.before === move) return;
    const { pressed } = last.current;
    last.current = null;
    const active = pressed.drawing.querySelectorAll<SVGGElement>('[data-node][data-active]');
    const focused = pressed.trigger.isConnected ? pressed.trigger : [...active].at(-1);
    focused?.focus({ preventScroll: true });
  }, [move]);

  const make = (pressed: Pressed, made: Move) => {
    last.current = { pressed, before: move };
    setOpened(null);
    onMake?.(made);
  };
  const menu = opened && offers.get(opened.branch);
  return {
    press: (trigger: SVGGElement, drawing: Element) => {
      const branch = trigger.dataset.offer ?? '';
      const [first, ...others] = offers.get(branch) ?? [];
      if (!first) return;
      trigger.focus({ preventScroll: true });
      if (others.length || first.why !== null) setOpened({ branch, trigger, drawing });
      else make({ branch, trigger, drawing }, first.move);
    },
    opened: menu && {
      title: picture ? branchText(picture, opened.branch) : '',
      trigger: opened.trigger,
      offers: menu,
      onMake: (made: Move) => make(opened, made),
      onClose: () => setOpened(null),
    },
  };
};
