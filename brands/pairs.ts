import type { ColourRole } from './contract.css.ts';

/** A colour and the one behind it. */
export type Pair = readonly [front: ColourRole, back: ColourRole];

const onEach = (front: ColourRole, ...backs: ColourRole[]): Pair[] => backs.map((back) => [front, back]);

/** What is written, on what: read in every brand, light and dark. A screen writes in no other pair. */
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

/** What must be seen without being read: the edge of a field, the focus ring, a filled control; and large text. */
export const shapes: readonly Pair[] = [
  ...onEach('lineStrong', 'canvas', 'paper'),
  ...onEach('focus', 'canvas', 'paper', 'brandSoft', 'badSoft'),
  ...onEach('brand', 'canvas', 'paper', 'brandSoft'),
];
