import { describe, expect, test } from 'vitest';
import type { Hex, Palette } from './brand.ts';
import type { ColourRole } from './contract.css.ts';
import { brandCodes, loadBrand } from './load.ts';

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const luminance = (colour: Hex) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2 contrast ratio, from 1 to 21. */
const contrast = (one: Hex, other: Hex) => {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
};

type Pair = readonly [ColourRole, ColourRole];

const onEach = (front: ColourRole, ...backs: ColourRole[]): Pair[] => backs.map((back) => [front, back]);

/** What is written, on what. */
const texts: Pair[] = [
  ...onEach('ink', 'canvas', 'paper', 'brandSoft', 'okSoft', 'warnSoft', 'badSoft'),
  ...onEach('inkSoft', 'canvas', 'paper'),
  ...onEach('brandStrong', 'canvas', 'paper', 'brandSoft'),
  ...onEach('onBrand', 'brand', 'brandStrong'),
  ...onEach('ok', 'okSoft', 'canvas', 'paper'),
  ...onEach('warn', 'warnSoft', 'canvas', 'paper'),
  ...onEach('bad', 'badSoft', 'canvas', 'paper'),
];

/** What must be seen without being read: the edge of a field, the focus ring, a filled control. */
const shapes: Pair[] = [
  ...onEach('lineStrong', 'canvas', 'paper'),
  ...onEach('focus', 'canvas', 'paper', 'brandSoft', 'badSoft'),
  ...onEach('brand', 'canvas', 'paper', 'brandSoft'),
];

const tooWeak = (palette: Palette, pairs: Pair[], least: number) =>
  pairs
    .map(([front, back]) => ({ front, back, ratio: contrast(palette[front], palette[back]) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}, at least ${least}`);

test('the measure is the one of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(brandCodes)('%s', (code) => {
  test.each(['light', 'dark'] as const)('reads well in %s', async (appearance) => {
    const palette = (await loadBrand(code)).palette[appearance];
    expect([...tooWeak(palette, texts, 4.5), ...tooWeak(palette, shapes, 3)]).toEqual([]);
  });

  test('is in the folder of its code', async () => {
    expect((await loadBrand(code)).code).toBe(code);
  });
});
