import type { Hex } from './brand.ts';

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

const encode = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

const toHex = (linear: number) =>
  Math.round(clamp(encode(clamp(linear))) * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * Converts an OKLCH colour to sRGB, with out-of-gamut channels clamped. In OKLCH, equal lightness looks equal
 * whatever the hue, so one lightness scale keeps its contrasts in every brand.
 */
export const oklch = (lightness: number, chroma: number, hue: number): Hex => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${toHex(red)}${toHex(green)}${toHex(blue)}`;
};
