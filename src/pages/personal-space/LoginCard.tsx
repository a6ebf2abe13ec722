import { t } from '#locales/fr/personalSpace.ts';
import type { Profile } from '#machines/domain/profile.ts';
import { Card } from '../../ui/Card.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { detail } from './PersonalSpacePage.css.ts';

/** The password is never known here: its dots stand for it. */
export const LoginCard = ({ profile }: { profile: Profile }) => (
  <Card title={t('login.title')}>
    <div>
      <p>{profile.email || t('empty')}</p>
      <p className={detail}>
        {t('login.password')} <span aria-hidden="true">••••••••••</span>
        <VisuallyHidden>{t('login.masked')}</VisuallyHidden>
      </p>
    </div>
  </Card>
);
