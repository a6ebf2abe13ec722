import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { cookies, lifetimes } from '../../api/storage/cookies.ts';
import { stored } from '../../api/storage/stored.ts';

const dashboards = ['/', '/tableau-de-bord'];

/** FNV-1a hash of an e-mail address, because a cookie name must not contain the address. */
const hash = (text: string): string =>
  new TextEncoder()
    .encode(text)
    .reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5)
    .toString(36);

/** Cookie that stores that the user has seen the tour. A sign-out keeps cookies, but clears other storage. */
const seenBy = (user: string) =>
  stored(() => cookies(lifetimes.year), `tour-${hash(user)}`, z.boolean(), false);

/** True if the user has seen the tour, or if cookies are blocked: the tour must not open at each visit. */
export const hasSeenTour = (user: string): boolean => !navigator.cookieEnabled || seenBy(user).read();

export const rememberTour = (user: string): void => seenBy(user).write(true);

export const useTour = (user: string | null) => {
  const [path] = useLocation();
  const [isToShow, setToShow] = useState<boolean | null>(null);

  useEffect(() => {
    if (user !== null) setToShow((known) => known ?? !hasSeenTour(user));
  }, [user]);

  const isShown = isToShow === true && dashboards.includes(path);
  const finish = () => {
    setToShow(false);
    if (isShown && user !== null) rememberTour(user);
  };
  return { isShown, finish };
};
