import { t } from '#locales/fr/personalSpace.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Card, EmailText } from '../../ui/display/layout.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { EditLink } from './EditLink.tsx';
import { toModalAddress } from './modals.ts';
import { detail, row, rows } from './PersonalSpace.css.ts';

/** The card of the login, whoever it is of. The password is never known here: its dots stand for it. */
export const LoginFrame = ({ email }: { email: Elements }) => (
  <Card title={t('login.title')}>
    <div className={rows}>
      <div className={row}>
        {email}
        <EditLink label={t('edit.email')} href={toModalAddress('email')} />
      </div>
      <div className={row}>
        <p className={detail}>
          <span>{t('login.password')}</span> <span aria-hidden="true">••••••••••</span>
          <VisuallyHidden>{t('login.masked')}</VisuallyHidden>
        </p>
        <EditLink label={t('edit.password')} href={toModalAddress('password')} />
      </div>
    </div>
  </Card>
);

export const LoginCard = ({ profile }: { profile: Profile }) => (
  <LoginFrame email={<p>{profile.email ? <EmailText email={profile.email} /> : ui('empty')}</p>} />
);
