import { formatVolume } from '../../domain/amounts.ts';

/** Formats a volume without useless decimals: `1 440 m³`, `4,2 m³`. */
export const roundedVolume = (volume: number): string =>
  formatVolume(Math.abs(volume) >= 10 ? Math.round(volume) : Math.round(volume * 10) / 10);
