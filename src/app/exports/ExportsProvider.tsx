import { useEffect, useState } from 'react';
import { interruptedKey, isInTab } from '../../api/storage/stored.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { forgetVisit, isSessionOver, SessionContext } from '../session.tsx';
import { createExportsHolder, ExportsContext } from './exportsHolder.ts';

const ExportTray = onDemand(() => import('./ExportTray.tsx'));

export const ExportsProvider = ({ children }: { children: Elements }) => {
  const [isFollowed, setFollowed] = useState(false);
  const [holder] = useState(() => createExportsHolder(setFollowed));
  const session = SessionContext.useActorRef();
  useEffect(
    () =>
      session.subscribe((snapshot) => {
        if (!isSessionOver(snapshot)) return;
        holder.close();
        forgetVisit();
      }).unsubscribe,
    [session, holder],
  );
  const isSignedIn = SessionContext.useSelector(({ context }) => context.profile !== null);
  return (
    <ExportsContext value={holder}>
      {children}
      <Boundary>{(isFollowed || (isSignedIn && isInTab(interruptedKey))) && <ExportTray />}</Boundary>
    </ExportsContext>
  );
};

/** Preloads the tray while the user selects items: the session could expire during the export. */
export const usePreloadedTray = (isChoosing: boolean): void => {
  useEffect(() => {
    if (isChoosing) ExportTray.preload();
  }, [isChoosing]);
};
