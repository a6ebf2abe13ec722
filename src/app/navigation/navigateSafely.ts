import type { AroundNavHandler } from 'wouter';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { needsDocument, openDocument } from './openDocument.ts';

/**
 * Asks before a link loses what a form holds, and before a sign-out ends what runs from page to page. The portal's own
 * redirections go through. A page that needs a document of its own is given one.
 */
export const navigateSafely: AroundNavHandler = (navigate, to, options) => {
  const go = () => (needsDocument(to) ? openDocument(to, options) : navigate(to, options));
  if (options?.replace) go();
  else askBeforeLeaving(go, to === '/logout' ? 'signOut' : 'page');
};
