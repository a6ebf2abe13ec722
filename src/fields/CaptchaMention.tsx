import { useSyncExternalStore } from 'react';
import { t } from '#locales/fr/captcha.ts';
import { Link } from '../ui/controls/buttons/Link.tsx';
import { mention } from './CaptchaMention.css.ts';

const never = () => () => {};

/** Known of the host, which is not when the page is painted. */
const useIsHostKnown = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** hCaptcha asks that a form it protects without a widget says so. */
export const CaptchaMention = () => {
  if (!useIsHostKnown()) return null;
  return (
    <p className={mention}>
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
