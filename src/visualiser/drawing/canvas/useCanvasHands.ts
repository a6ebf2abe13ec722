import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { searchable } from '../../../domain/search.ts';
import type { Picture, PictureNode, Rect } from '../picture.ts';
import type { Stage } from './useStage.ts';

export type Hit = { readonly id: string; readonly rect: Rect };

const branchRects = ({ nodes, arrows }: Picture): (Hit & { searched: string })[] => [
  ...arrows.flatMap(({ branch, label, searched }) =>
    branch && label ? [{ id: branch, rect: label, searched }] : [],
  ),
  ...nodes.flatMap(({ items }) =>
    items.flatMap(({ branch, lines, ...rect }) =>
      branch ? [{ id: branch, rect, searched: searchable(lines.map(({ text }) => text).join(' ')) }] : [],
    ),
  ),
];

/** States and branches that match a search, from top to bottom; null without a search. */
export const findHits = (picture: Picture, query: string): readonly Hit[] | null => {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  if (!words.length) return null;
  const states = picture.nodes.map((node): Hit & { searched: string } => ({
    id: node.id,
    rect: node,
    searched: node.searched,
  }));
  return [...states, ...branchRects(picture)]
    .filter(({ searched }) => words.every((word) => searched.includes(word)))
    .sort((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);
};

const isWithin = (id: string, group: string) => id === group || id.startsWith(`${group}.`);

export const surroundings = ({ nodes, arrows }: Picture, selected: string): ReadonlySet<string> => {
  const own = nodes.filter(({ id }) => isWithin(id, selected));
  const near = arrows.filter(
    ({ source, target }) => isWithin(source, selected) || isWithin(target, selected),
  );
  return new Set([
    ...own.flatMap(({ id, items }) => [id, ...items.flatMap(({ branch }) => branch ?? [])]),
    ...near.flatMap(({ branch, source, target }) => [source, target, ...(branch ? [branch] : [])]),
  ]);
};

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

const directions = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

const isArrowKey = (key: string): key is keyof typeof directions => key in directions;

const steer = (nodes: readonly PictureNode[], from: PictureNode, key: string): PictureNode | null => {
  if (!isArrowKey(key)) return null;
  const [dx, dy] = directions[key];
  const start = middle(from);
  const candidates = nodes
    .filter(({ id, kind }) => id !== from.id && kind !== 'initial')
    .flatMap((node) => {
      const end = middle(node);
      const along = (end.x - start.x) * dx + (end.y - start.y) * dy;
      const aside = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
      return along > 1 ? [{ node, cost: along + 2 * aside }] : [];
    })
    .sort((a, b) => a.cost - b.cost);
  return candidates[0]?.node ?? null;
};

type Hands = {
  states: readonly PictureNode[];
  current: PictureNode | undefined;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onFocus: (id: string) => void;
  toggle: (id: string) => void;
  stage: Stage;
  onPlay: (trigger: SVGGElement, drawing: Element) => void;
  onReach: ((state: string) => void) | undefined;
};

const steady = 5;

const attributeAt = (target: EventTarget, name: string): string | null =>
  target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null;

const offerAt = (target: EventTarget): SVGGElement | null =>
  target instanceof Element ? target.closest<SVGGElement>('[data-offer]') : null;

export const useCanvasHands = (hands: Hands) => {
  const { states, current, selected, onSelect, onFocus, toggle, stage, onPlay, onReach } = hands;
  const pressed = useRef({ x: 0, y: 0 });

  const focus = (within: Element, node: PictureNode) => {
    onFocus(node.id);
    // Without `preventScroll`, the browser would scroll the window of the drawing, which only the stage may move.
    within.querySelector<SVGGElement>(`[data-node="${CSS.escape(node.id)}"]`)?.focus({ preventScroll: true });
    stage.reveal(node);
  };

  const reach = (within: Element, id: string) => {
    const node = states.find((state) => state.id === id);
    // Moves the focus, because the pressed control disappears once the state is selected.
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
    // A press on the box of the machine itself is a press on the background.
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
