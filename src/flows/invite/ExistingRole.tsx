import { t } from '#locales/fr/invite.ts';
import { roleLabel } from '#locales/fr/roles.ts';
import { Toggletip } from '../../ui/Toggletip.tsx';
import * as css from './InviteView.css.ts';

type Props = { email: string; role: string };

/** The role of someone who is in the account already: read, with the reason why it cannot be changed here. */
export const ExistingRole = ({ email, role }: Props) => (
  <>
    <p className={css.email}>{email}</p>
    <p className={css.role}>
      {t('roles.current', { role: roleLabel(role) })}
      <Toggletip label={t('roles.about', { email })}>{t('roles.kept')}</Toggletip>
    </p>
  </>
);
