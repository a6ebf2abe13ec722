import { t } from '#locales/fr/invite.ts';
import { roleLabel } from '#locales/fr/roles.ts';
import { Toggletip } from '../../ui/controls/Toggletip.tsx';
import * as css from './InviteView.css.ts';

type Props = {
  email: string;
  role: string;
  /** False for a role that no invitation may carry. */
  isInvited: boolean;
};

/** The role of someone who is known already: read, with the reason why it cannot be changed here. */
export const ExistingRole = ({ email, role, isInvited }: Props) => (
  <>
    <p className={css.email}>{email}</p>
    <p className={css.role}>
      <span>{t('roles.current', { role: roleLabel(role) })}</span>
      <Toggletip label={t('roles.about', { email })}>
        {t(isInvited ? 'roles.alreadyInvited' : 'roles.owner')}
      </Toggletip>
    </p>
  </>
);
