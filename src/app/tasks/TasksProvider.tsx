import { useEffect, useState } from 'react';
import { interruptedKey, isInTab } from '../../api/storage/stored.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { forgetVisit, isSessionOver, SessionContext } from '../session.tsx';
import { createHolder, TasksContext } from './tasksHolder.ts';

const TaskTray = onDemand(() => import('./TaskTray.tsx'));

export const TasksProvider = ({ children }: { children: Elements }) => {
  const [isFollowed, setFollowed] = useState(false);
  const [holder] = useState(() => createHolder(setFollowed));
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
    <TasksContext value={holder}>
      {children}
      <Boundary>{(isFollowed || (isSignedIn && isInTab(interruptedKey))) && <TaskTray />}</Boundary>
    </TasksContext>
  );
};

/** Preloads the code of the tray during the preparation of an export: the session may expire later. */
export const usePreloadedTray = (isChoosing: boolean): void => {
  useEffect(() => {
    if (isChoosing) TaskTray.preload();
  }, [isChoosing]);
};
