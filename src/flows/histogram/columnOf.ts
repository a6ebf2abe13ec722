import type { DataContext } from '@visx/xychart';
import type { ContextType } from 'react';

type Scale = ContextType<typeof DataContext>['xScale'];

/** Where a bar stands, in pixels; null until the scales are known. */
export const columnOf = (scale: Scale, slot: string): { x: number; width: number; step: number } | null => {
  if (!scale || !('bandwidth' in scale) || !('step' in scale)) return null;
  const x = Number(scale(slot));
  return Number.isNaN(x) ? null : { x, width: scale.bandwidth(), step: scale.step() };
};
