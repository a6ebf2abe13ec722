import type { ColourRole } from './contract.css.ts';

export type Pair = readonly [front: ColourRole, back: ColourRole];

const onEach = (front: ColourRole, ...backs: ColourRole[]): Pair[] => backs.map((back) => [front, back]);

/** Pairs of text and background colours that screens may use. A test checks their contrast in every brand. */
export const texts: readonly Pair[] = [
  ...onEach('ink', 'canvas', 'paper', 'brandSoft', 'okSoft', 'warnSoft', 'badSoft'),
  ...onEach('inkSoft', 'canvas', 'paper'),
  ...onEach('brandStrong', 'canvas', 'paper', 'brandSoft'),
  ...onEach('onBrand', 'brand', 'brandStrong'),
  ...onEach('ok', 'okSoft', 'canvas', 'paper', 'badSoft'),
  ...onEach('warn', 'warnSoft', 'canvas', 'paper'),
  ...onEach('bad', 'badSoft', 'canvas', 'paper'),
  ...onEach('paper', 'bad', 'warn'),
];

/** Pairs that only need a contrast of 3: edges of fields, focus ring, filled controls and large texts. */
export const shapes: readonly Pair[] = [
  ...onEach('lineStrong', 'canvas', 'paper'),
  ...onEach('focus', 'canvas', 'paper', 'brandSoft', 'badSoft'),
  ...onEach('brand', 'canvas', 'paper', 'brandSoft', 'band'),
  ...onEach('previous', 'canvas', 'paper', 'band'),
  ...onEach('bad', 'band'),
];
