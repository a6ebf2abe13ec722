import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { hasSeenTour, rememberTour } from './tourMemory.ts';

const dashboards = ['/', '/tableau-de-bord'];

/** Shows the tour to a user once, on the dashboard; to nobody when null. */
export const useTour = (user: string | null) => {
  const [path] = useLocation();
  const [isToShow, setToShow] = useState<boolean | null>(null);

  useEffect(() => {
    // Once finished, it stays so.
    if (user !== null) setToShow((known) => known ?? !hasSeenTour(user));
  }, [user]);

  const isShown = isToShow === true && dashboards.includes(path);
  const finish = () => {
    setToShow(false);
    if (isShown && user !== null) rememberTour(user);
  };
  return { isShown, finish };
};
