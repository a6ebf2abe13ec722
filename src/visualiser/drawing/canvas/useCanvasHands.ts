import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { PictureNode } from '../picture.ts';
import { steer } from './standOut.ts';
import type { Stage } from './useStage.ts';

type Hands = {
  states: readonly PictureNode[];
  /** The state that Tab reaches. */
  current: PictureNode | undefined;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onFocus: (id: string) => void;
  toggle: (id: string) => void;
  stage: Stage;
};

/** Further than this, a press is a drag. */
const steady = 5;

const attributeAt = (target: EventTarget, name: string): string | null =>
  target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null;

/** What a pointer and a keyboard do on the canvas: choose, collapse, go from a state to another, zoom. */
export const useCanvasHands = ({ states, current, selected, onSelect, onFocus, toggle, stage }: Hands) => {
  const pressed = useRef({ x: 0, y: 0 });

  const focus = (within: Element, node: PictureNode) => {
    onFocus(node.id);
    // The browser would scroll what is not to be scrolled.
    within.querySelector<SVGGElement>(`[data-node="${CSS.escape(node.id)}"]`)?.focus({ preventScroll: true });
    stage.reveal(node);
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { x, y } = pressed.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) > steady) return;
    const group = attributeAt(event.target, 'data-toggle');
    if (group !== null) return toggle(group);
    const id = attributeAt(event.target, 'data-node');
    const node = states.find((state) => state.id === id);
    // Between its states, the machine's own box is but the ground.
    const isGround = node?.parent === null && !(event.target instanceof SVGTextElement);
    if (node && !isGround) focus(event.currentTarget, node);
    onSelect(!node || isGround || id === selected ? null : id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = attributeAt(event.target, 'data-node');
    const group = attributeAt(event.target, 'data-toggle');
    const node = states.find(({ id }) => id === at);
    const isGroup = node !== undefined && node.collapsed !== null;
    const next = node && steer(states, node, event.key);
    if (next) focus(event.currentTarget, next);
    else if (group !== null && (event.key === 'Enter' || event.key === ' ')) toggle(group);
    else if (isGroup && event.key === ' ') toggle(node.id);
    else if (node && (event.key === 'Enter' || event.key === ' '))
      onSelect(node.id === selected ? null : node.id);
    else if (event.key === 'Escape' && selected !== null) onSelect(null);
    else if (event.key === '+' || event.key === '=') stage.zoomIn();
    else if (event.key === '-') stage.zoomOut();
    else if (event.key === '0') stage.showWhole();
    else return;
    event.preventDefault();
  };

  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      pressed.current = { x: clientX, y: clientY };
    },
    onClick,
    onKeyDown,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const id = attributeAt(target, 'data-node');
      if (id !== null && id !== current?.id) onFocus(id);
    },
  };
};
