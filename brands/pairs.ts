import type { ColourRole } from './contract.css.ts';

export type Pair = readonly [front: ColourRole, back: ColourRole];

const onEach = (front: ColourRole, ...backs: ColourRole[]): Pair[] => backs.map((back) => [front, back]);

/**
 * Colours of a text and of its background: tests check them in every brand, light and dark. A screen uses no other
 * pair for text.
 */
export const texts: readonly Pair[] = [
  ...onEach('ink', 'canvas', 'paper', 'brandSoft', 'okSoft', 'warnSoft', 'badSoft'),
  ...onEach('inkSoft', 'canvas', 'paper'),
  ...onEach('brandStrong', 'canvas', 'paper', 'brandSoft'),
  ...onEach('onBrand', 'brand', 'brandStrong'),
  ...onEach('ok', 'okSoft', 'canvas', 'paper', 'badSoft'),
  ...onEach('warn', 'warnSoft', 'canvas', 'paper'),
  ...onEach('bad', 'badSoft', 'canvas', 'paper'),
  ...onEach('paper', 'bad'),
];

/**
 * Colours of visible shapes without normal-size text: the edge of a field, the focus ring, a filled control; and of
 * large text.
 */
export const shapes: readonly Pair[] = [
  ...onEach('lineStrong', 'canvas', 'paper'),
  ...onEach('focus', 'canvas', 'paper', 'brandSoft', 'badSoft'),
  ...onEach('brand', 'canvas', 'paper', 'brandSoft'),
];
