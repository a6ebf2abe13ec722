import { roleLabel } from '#locales/fr/roles.ts';
import { type InvitedRole, invitedRoles } from '#machines/invite/invite.setup.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

const options = invitedRoles.map((value) => ({ value, label: roleLabel(value) }));

type Props = {
  email: string;
  /** Tells this choice from the others of the form, from 1. */
  rank: number;
  role: InvitedRole;
  isBusy: boolean;
  onChange: (role: InvitedRole) => void;
};

export const NewRole = ({ email, rank, role, isBusy, onChange }: Props) => (
  <RadioGroup
    name={`type-${rank}`}
    label={email}
    options={options}
    value={role}
    isReadOnly={isBusy}
    onChange={(chosen) => {
      const invited = invitedRoles.find((known) => known === chosen);
      if (invited) onChange(invited);
    }}
  />
);
