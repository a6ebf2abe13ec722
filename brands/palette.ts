import type { Brand, BrandEntry, Hex, Palette } from './brand.ts';

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

const encode = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

const toHex = (linear: number) =>
  Math.round(clamp(encode(clamp(linear))) * 255)
    .toString(16)
    .padStart(2, '0');

/** Converts OKLCH to sRGB. Colours of the same OKLCH lightness have similar contrasts, whatever their hue. */
const oklch = (lightness: number, chroma: number, hue: number): Hex => {
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

const light = (hue: number): Palette => ({
  ink: oklch(0.25, 0.03, hue),
  inkSoft: oklch(0.47, 0.03, hue),
  line: oklch(0.91, 0.01, hue),
  lineStrong: oklch(0.62, 0.03, hue),
  canvas: oklch(0.975, 0.005, hue),
  paper: '#ffffff',
  brand: oklch(0.46, 0.1, hue),
  brandStrong: oklch(0.39, 0.09, hue),
  brandSoft: oklch(0.95, 0.018, hue),
  onBrand: '#ffffff',
  accent: oklch(0.7, 0.16, hue + 180),
  previous: oklch(0.55, 0.035, hue),
  band: oklch(0.94, 0.022, hue),
  ok: '#156b3c',
  okSoft: '#e4f3ea',
  warn: '#845000',
  warnSoft: '#fdf0d9',
  bad: '#b3261e',
  badSoft: '#fce9e7',
  focus: oklch(0.52, 0.11, hue),
});

const dark = (hue: number): Palette => ({
  ink: oklch(0.95, 0.01, hue),
  inkSoft: oklch(0.76, 0.02, hue),
  line: oklch(0.35, 0.03, hue),
  lineStrong: oklch(0.58, 0.03, hue),
  canvas: oklch(0.21, 0.022, hue),
  paper: oklch(0.255, 0.025, hue),
  brand: oklch(0.76, 0.1, hue),
  brandStrong: oklch(0.83, 0.08, hue),
  brandSoft: oklch(0.33, 0.045, hue),
  onBrand: oklch(0.23, 0.04, hue),
  accent: oklch(0.74, 0.15, hue + 180),
  previous: oklch(0.68, 0.03, hue),
  band: oklch(0.33, 0.045, hue),
  ok: '#7fd6a2',
  okSoft: '#173524',
  warn: '#f0bd62',
  warnSoft: '#3a2a0c',
  bad: '#ff9d94',
  badSoft: '#47211e',
  focus: oklch(0.8, 0.1, hue),
});

export const toPalette = ({ hue, colours }: Pick<BrandEntry, 'hue' | 'colours'>): Brand['palette'] => ({
  light: { ...light(hue), ...colours?.light },
  dark: { ...dark(hue), ...colours?.dark },
});
