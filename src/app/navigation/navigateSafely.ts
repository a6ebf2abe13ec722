import type { AroundNavHandler } from 'wouter';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';

/**
 * Asks before a link loses what a form holds, and before a sign-out ends what runs from page to page. The portal's own
 * redirections go through.
 */
export const navigateSafely: AroundNavHandler = (navigate, to, options) => {
  if (options?.replace) navigate(to, options);
  else askBeforeLeaving(() => navigate(to, options), to === '/logout' ? 'signOut' : 'page');
};
