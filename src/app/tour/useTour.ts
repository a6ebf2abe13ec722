import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { hasSeenTour, rememberTour } from './tourMemory.ts';

const dashboards = ['/', '/tableau-de-bord'];

/** Whether the tour is to be shown to a user, on the dashboard and once; null: to nobody for now. */
export const useTour = (user: string | null) => {
  const [path] = useLocation();
  const [isToShow, setToShow] = useState<boolean | null>(null);

  useEffect(() => {
    if (user === null) return;
    let isLeft = false;
    // Finished before the answer, it stays so.
    hasSeenTour(user).then((seen) => !isLeft && setToShow((known) => known ?? !seen));
    return () => {
      isLeft = true;
    };
  }, [user]);

  const isShown = isToShow === true && dashboards.includes(path);
  const finish = () => {
    setToShow(false);
    if (isShown && user !== null) void rememberTour(user);
  };
  return { isShown, finish };
};
