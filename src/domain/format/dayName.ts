import type { IsoDay } from '../calendar.ts';
import { formatDay } from './days.ts';

/** A day in words, wherever it is read: `2026-11-20` is `20 novembre 2026`. */
export const dayName = (day: IsoDay): string => formatDay(new Date(`${day}T00:00:00`));
