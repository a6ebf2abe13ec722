import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { cookies, lifetimes } from '../../api/storage/cookies.ts';
import { stored } from '../../api/storage/stored.ts';

const dashboards = ['/', '/tableau-de-bord'];

/** A number made of a text (FNV-1a): it names a cookie without the address in it, over HTTP too. */
const hash = (text: string): string =>
  new TextEncoder()
    .encode(text)
    .reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5)
    .toString(36);

/** Memory of the tour on this browser. It is shown once to each user, and a sign-out empties the storage: a cookie stays. */
const seenBy = (user: string) =>
  stored(() => cookies(lifetimes.year), `tour-${hash(user)}`, z.boolean(), false);

/** On a browser that keeps no cookie, the tour is never shown, rather than at each visit. */
export const hasSeenTour = (user: string): boolean => !navigator.cookieEnabled || seenBy(user).read();

export const rememberTour = (user: string): void => seenBy(user).write(true);

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
