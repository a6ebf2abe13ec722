import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { t } from '#locales/fr/app.ts';
import { skipLink } from './BrandLink.css.ts';

/** An entry of the history for it would undo a step of those that count theirs there. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  const main = document.querySelector('main');
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
};

/** The first thing a keyboard meets: straight to the content. Painted, before any script, it is a link like another. */
export const SkipLink = () => (
  <Link href="#contenu" className={skipLink} onClick={skip}>
    {t('skip')}
  </Link>
);
