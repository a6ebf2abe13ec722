import type { Brand, BrandEntry, Palette } from './brand.ts';
import { oklch } from './oklch.ts';

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
  ok: '#7fd6a2',
  okSoft: '#173524',
  warn: '#f0bd62',
  warnSoft: '#3a2a0c',
  bad: '#ff9d94',
  badSoft: '#47211e',
  focus: oklch(0.8, 0.1, hue),
});

/** Returns the light and dark palettes of a brand: its own colours replace those derived from its hue. */
export const toPalette = ({ hue, colours }: Pick<BrandEntry, 'hue' | 'colours'>): Brand['palette'] => ({
  light: { ...light(hue), ...colours?.light },
  dark: { ...dark(hue), ...colours?.dark },
});
