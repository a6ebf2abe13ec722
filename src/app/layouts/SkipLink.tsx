import { t } from '#locales/fr/app.ts';
import { skipLink } from './SkipLink.css.ts';

/** The first thing a keyboard meets: straight to the content. */
export const SkipLink = () => (
  <a href="#contenu" className={skipLink}>
    {t('skip')}
  </a>
);
