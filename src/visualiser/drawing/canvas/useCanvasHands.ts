import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { searchable } from '../../../domain/search.ts';
import type { Picture, PictureNode, Rect } from '../picture.ts';
import type { Stage } from './useStage.ts';

export type Hit = { readonly id: string; readonly rect: Rect; readonly searched: string };

const branchRects = ({ nodes, arrows }: Picture): Hit[] => [
  ...arrows.flatMap(({ branch, label, searched }) =>
    branch && label ? [{ id: branch, rect: label, searched }] : [],
  ),
  ...nodes.flatMap(({ items }) =>
    items.flatMap(({ branch, lines, ...rect }) =>
      branch ? [{ id: branch, rect, searched: searchable(lines.map(({ text }) => text).join(' ')) }] : [],
    ),
  ),
];

export const findHits = (picture: Picture, query: string): readonly Hit[] | null => {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  if (!words.length) return null;
  const states = picture.nodes.map((node): Hit => ({ ...node, rect: node }));
  return [...states, ...branchRects(picture)]
    .filter(({ searched }) => words.every((word) => searched.includes(word)))
    .sort((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);
};

const isWithin = (id: string, group: string) => id === group || id.startsWith(`${group}.`);

export const surroundings = ({ nodes, arrows }: Picture, selected: string): ReadonlySet<string> => {
  const own = nodes.filter(({ id }) => isWithin(id, selected));
  const near = arrows.filter(({ source, target }) => [source, target].some((id) => isWithin(id, selected)));
  return new Set([
    ...own.flatMap(({ id, items }) => [id, ...items.flatMap(({ branch }) => branch ?? [])]),
    ...near.flatMap(({ branch, also = [], source, target }) => [source, target, also, branch ?? []].flat()),
  ]);
};

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const steer = (nodes: readonly PictureNode[], from: PictureNode, key: string): PictureNode | null => {
  const direction = directions[key];
  if (!direction) return null;
  const [dx, dy] = direction;
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

const closest = (target: EventTarget, selector: string): SVGGElement | null =>
  target instanceof Element ? target.closest<SVGGElement>(selector) : null;

export const useCanvasHands = (hands: Hands) => {
  const { states, current, selected, onSelect, onFocus, toggle, stage, onPlay, onReach } = hands;
  const pressed = useRef({ x: 0, y: 0 });

  const focus = (within: Element, node: PictureNode) => {
    onFocus(node.id);
    // `preventScroll`, because the browser would otherwise also scroll the drawing itself.
    within.querySelector<SVGGElement>(`[data-node="${CSS.escape(node.id)}"]`)?.focus({ preventScroll: true });
    stage.reveal(node);
  };

  const nodeAt = (target: EventTarget) => {
    const id = closest(target, '[data-node]')?.dataset.node;
    return states.find((state) => state.id === id);
  };

  const press = (within: Element, target: EventTarget): boolean => {
    const control = closest(target, '[data-offer], [data-reach], [data-toggle]');
    if (!control) return false;
    const { offer, reach, toggle: group } = control.dataset;
    if (offer !== undefined) onPlay(control, within);
    else if (group !== undefined) toggle(group);
    else if (reach !== undefined) {
      const node = states.find(({ id }) => id === reach);
      // Moves the focus, because the pressed button disappears when its state is selected.
      if (node) focus(within, node);
      onReach?.(reach);
    }
    return true;
  };

  const onClick = ({ clientX, clientY, currentTarget, target }: MouseEvent<HTMLElement>) => {
    const { x, y } = pressed.current;
    if (Math.hypot(clientX - x, clientY - y) > steady || press(currentTarget, target)) return;
    const node = nodeAt(target);
    // A click in the box of the whole machine counts as a click on the background.
    const isGround = node?.parent === null && !(target instanceof SVGTextElement);
    if (node && !isGround) focus(currentTarget, node);
    onSelect(!node || isGround || node.id === selected ? null : node.id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event;
    const isPress = key === 'Enter' || key === ' ';
    const node = nodeAt(target);
    const next = node && steer(states, node, key);
    if (next) focus(currentTarget, next);
    else if (isPress && press(currentTarget, target)) return event.preventDefault();
    else if (node && node.collapsed !== null && key === ' ') toggle(node.id);
    else if (node && isPress) onSelect(node.id === selected ? null : node.id);
    else if (key === 'Escape' && selected !== null) onSelect(null);
    else if (key === '+' || key === '=') stage.zoomIn();
    else if (key === '-') stage.zoomOut();
    else if (key === '0') stage.showWhole();
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
      const node = nodeAt(target);
      if (node && node !== current) onFocus(node.id);
    },
  };
};
