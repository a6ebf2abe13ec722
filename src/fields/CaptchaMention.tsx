import { useSyncExternalStore } from 'react';
import { t } from '#locales/fr/captcha.ts';
import { Link } from '../ui/controls/buttons/Link.tsx';
import { hint } from './Fields.css.ts';

const never = () => () => {};

/** False in the prerendered page: the captcha depends on the host, which is unknown during the build. */
const useIsHostKnown = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export const CaptchaMention = () => {
  if (!useIsHostKnown()) return null;
  return (
    <p className={hint}>
      <span>{t('notice')}</span>{' '}
      <Link href="https://www.hcaptcha.com/privacy" isExternal>
        {t('privacy')}
      </Link>{' '}
      <span>{t('and')}</span>{' '}
      <Link href="https://www.hcaptcha.com/terms" isExternal>
        {t('terms')}
      </Link>
      <span>.</span>
    </p>
  );
};
