import { useEffect } from 'react';
import { ExportTray } from './ExportsProvider.tsx';

/** Loads the tray as soon as exports are being chosen: it remembers what an expired session interrupts, and is there before any is. */
export const usePreloadedTray = (isChoosing: boolean): void => {
  useEffect(() => {
    if (isChoosing) ExportTray.preload();
  }, [isChoosing]);
};
