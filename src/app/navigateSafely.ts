import type { AroundNavHandler } from 'wouter';
import { askBeforeLeaving } from '../ui/leaving.ts';

/** Asks before a link loses what a form holds. The portal's own redirections and the sign-out go through. */
export const navigateSafely: AroundNavHandler = (navigate, to, options) => {
  if (options?.replace || to === '/logout') navigate(to, options);
  else askBeforeLeaving(() => navigate(to, options));
};
