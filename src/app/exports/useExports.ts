import { use, useEffect } from 'react';
import { required } from '#machines/setup/chart.ts';
import { ExportTray } from './ExportsProvider.tsx';
import { createExports, type Exports } from './exports.ts';
import { ExportsContext } from './exportsHolder.ts';

/** The exports of the tab, opened by the first page that exports: what holds them is given by `ExportsProvider`. */
export const useExports = (): Exports => required(use(ExportsContext)).open(createExports);

/** Loads the tray as soon as exports are being chosen: it remembers what an expired session interrupts, and is there before any is. */
export const usePreloadedTray = (isChoosing: boolean): void => {
  useEffect(() => {
    if (isChoosing) ExportTray.preload();
  }, [isChoosing]);
};
