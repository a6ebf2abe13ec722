import { useSyncExternalStore } from 'react';
import { t } from '#locales/fr/captcha.ts';
import { Link } from '../ui/controls/buttons/Link.tsx';
import { mention } from './Fields.css.ts';

const never = () => () => {};

/** True once the host is known; false in the prerendered page, which does not know if a captcha runs. */
const useIsHostKnown = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Text that hCaptcha requires on a form with an invisible captcha. */
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
