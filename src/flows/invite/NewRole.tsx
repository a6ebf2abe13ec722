import { memo } from 'react';
import { roleLabel } from '#locales/fr/roles.ts';
import { type InvitedRole, invitedRoles } from '#machines/invite/invitations.ts';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';

const options = invitedRoles.map((value) => ({ value, label: roleLabel(value) }));

type Props = {
  email: string;
  /** Tells this choice from the others of the form, from 1. */
  rank: number;
  role: InvitedRole;
  isBusy: boolean;
  /** The same function each time: two hundred people are not drawn again for the choice of one. */
  onChosen: (email: string, role: InvitedRole) => void;
};

export const NewRole = memo(({ email, rank, role, isBusy, onChosen }: Props) => (
  <RadioGroup
    name={`type-${rank}`}
    label={email}
    options={options}
    value={role}
    isReadOnly={isBusy}
    onChange={(chosen) => {
      const invited = invitedRoles.find((known) => known === chosen);
      if (invited) onChosen(email, invited);
    }}
  />
));
