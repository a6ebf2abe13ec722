import { t } from '#locales/fr/signup.ts';
import { Link } from '../../ui/Link.tsx';
import { notice } from './SignupView.css.ts';

/** hCaptcha asks that a form it protects without a widget says so. */
export const CaptchaMention = () => (
  <p className={notice}>
    {t('captcha.notice')}{' '}
    <Link href="https://www.hcaptcha.com/privacy" isExternal>
      {t('captcha.privacy')}
    </Link>{' '}
    {t('captcha.and')}{' '}
    <Link href="https://www.hcaptcha.com/terms" isExternal>
      {t('captcha.terms')}
    </Link>
    .
  </p>
);
