import { t } from '#locales/fr/personalSpace.ts';
import type { Profile } from '#machines/domain/profile.ts';
import { Card } from '../../ui/Card.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { EditButton } from './EditButton.tsx';
import { row, rows } from './LoginCard.css.ts';
import type { OpenModal } from './modals.ts';
import { detail } from './PersonalSpacePage.css.ts';

type Props = { profile: Profile; onOpen: OpenModal };

/** The password is never known here: its dots stand for it. */
export const LoginCard = ({ profile, onOpen }: Props) => (
  <Card title={t('login.title')}>
    <div className={rows}>
      <div className={row}>
        <p>{profile.email ? <EmailText email={profile.email} /> : t('empty')}</p>
        <EditButton label={t('edit.email')} onPress={() => onOpen('email')} />
      </div>
      <div className={row}>
        <p className={detail}>
          {t('login.password')} <span aria-hidden="true">••••••••••</span>
          <VisuallyHidden>{t('login.masked')}</VisuallyHidden>
        </p>
        <EditButton label={t('edit.password')} onPress={() => onOpen('password')} />
      </div>
    </div>
  </Card>
);
