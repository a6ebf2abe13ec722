import { expect, test } from 'vitest';
import type { Hex, Palette } from './brand.ts';
import { representatives } from './hosts.ts';
import { brandCodes, loadBrand } from './load.ts';
import { shapes, texts } from './pairs.ts';

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const luminance = (colour: Hex) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Hex, other: Hex) => {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
};

/** Contrast of each colour pair. `margin`: contrast divided by the WCAG minimum, at least 1 if readable. */
const measures = (palette: Palette) =>
  [...texts.map((pair) => ({ pair, least: 4.5 })), ...shapes.map((pair) => ({ pair, least: 3 }))].map(
    ({ pair: [front, back], least }) => {
      const ratio = contrast(palette[front], palette[back]);
      return { pair: `${front} on ${back}: ${ratio.toFixed(2)}, at least ${least}`, margin: ratio / least };
    },
  );

test('computes the contrast ratio of two colours as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

const appearances = ['light', 'dark'] as const;

test.each(brandCodes)('respects the WCAG contrasts in the brand %s, in light and dark mode', async (code) => {
  const { palette } = await loadBrand(code);
  const pairs = appearances.flatMap((appearance) => measures(palette[appearance]));
  expect(pairs.filter(({ margin }) => margin < 1)).toEqual([]);
});

test.each(appearances)(
  'includes the brand with the lowest contrast in %s mode among the representative brands',
  async (appearance) => {
    const brands = await Promise.all(brandCodes.map(loadBrand));
    const margins = brands.map(({ code, palette }) => ({
      code,
      margin: Math.min(...measures(palette[appearance]).map(({ margin }) => margin)),
    }));
    const [closest] = margins.sort((one, other) => one.margin - other.margin);
    expect(representatives).toContain(closest?.code);
  },
);
