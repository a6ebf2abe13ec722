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
  /** What plays a branch has been pressed, in the drawing that it is in. */
  onPlay: (trigger: SVGGElement, drawing: Element) => void;
  onReach: ((state: string) => void) | undefined;
};

/** Further than this, a press is a drag. */
const steady = 5;

const attributeAt = (target: EventTarget, name: string): string | null =>
  target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null;

const offerAt = (target: EventTarget): SVGGElement | null =>
  target instanceof Element ? target.closest<SVGGElement>('[data-offer]') : null;

/** What a pointer and a keyboard do on the canvas: choose, collapse, go from a state to another, zoom. */
export const useCanvasHands = (hands: Hands) => {
  const { states, current, selected, onSelect, onFocus, toggle, stage, onPlay, onReach } = hands;
  const pressed = useRef({ x: 0, y: 0 });

  const focus = (within: Element, node: PictureNode) => {
    onFocus(node.id);
    // The browser would scroll what is not to be scrolled.
    within.querySelector<SVGGElement>(`[data-node="${CSS.escape(node.id)}"]`)?.focus({ preventScroll: true });
    stage.reveal(node);
  };

  const reach = (within: Element, id: string) => {
    const node = states.find((state) => state.id === id);
    // What is pressed goes with the choice of the state.
    if (node) focus(within, node);
    onReach?.(id);
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { x, y } = pressed.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) > steady) return;
    const offer = offerAt(event.target);
    if (offer) return onPlay(offer, event.currentTarget);
    const reached = attributeAt(event.target, 'data-reach');
    if (reached !== null) return reach(event.currentTarget, reached);
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
    const isPress = event.key === 'Enter' || event.key === ' ';
    const offer = offerAt(event.target);
    const reached = attributeAt(event.target, 'data-reach');
    const at = attributeAt(event.target, 'data-node');
    const group = attributeAt(event.target, 'data-toggle');
    const node = states.find(({ id }) => id === at);
    const isGroup = node !== undefined && node.collapsed !== null;
    const next = node && steer(states, node, event.key);
    if (next) focus(event.currentTarget, next);
    else if (isPress && offer) onPlay(offer, event.currentTarget);
    else if (isPress && reached !== null) reach(event.currentTarget, reached);
    else if (isPress && group !== null) toggle(group);
    else if (isGroup && event.key === ' ') toggle(node.id);
    else if (node && isPress) onSelect(node.id === selected ? null : node.id);
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
