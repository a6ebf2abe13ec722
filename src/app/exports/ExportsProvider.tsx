import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { required } from '#machines/setup/chart.ts';
import { interruptedKey, isInTab } from '../../api/storage/stored.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { SessionContext } from '../session.tsx';
import { createExports, type Exports } from './exports.ts';
import { createExportsHolder, ExportsContext } from './exportsHolder.ts';

/** Its code comes with the pages that export, or where something is to be resumed. */
const ExportTray = onDemand(() => import('./ExportTray.tsx'));

/** Keeps the exports above the pages, until the session ends, and shows those that no page does. */
export const ExportsProvider = ({ children }: { children: Elements }) => {
  const [holder] = useState(createExportsHolder);
  const isFollowed = useSyncExternalStore(holder.subscribe, holder.isFollowed, holder.isFollowed);
  const isSignedIn = SessionContext.useSelector(({ context }) => context.profile !== null);
  return (
    <ExportsContext value={holder}>
      {children}
      <Boundary>{(isFollowed || (isSignedIn && isInTab(interruptedKey))) && <ExportTray />}</Boundary>
    </ExportsContext>
  );
};

/** The exports of the tab, opened by the first page that exports: what holds them is given by `ExportsProvider`. */
export const useExports = (): Exports => required(use(ExportsContext)).open(createExports);

/** Loads the tray as soon as exports are being chosen: it remembers what an expired session interrupts, and is there before any is. */
export const usePreloadedTray = (isChoosing: boolean): void => {
  useEffect(() => {
    if (isChoosing) ExportTray.preload();
  }, [isChoosing]);
};
