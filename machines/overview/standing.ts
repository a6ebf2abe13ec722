import type { Profile } from '#src/domain/account/profile.ts';
import { administrationAccess, isIncomplete } from '#src/domain/account/user.ts';

export type Standing = 'new' | 'unavailable' | 'served';

export const standingOf = ({
  contracts,
  contracts_status,
}: Pick<Profile, 'contracts' | 'contracts_status'>): Standing => {
  if (contracts_status === 'KO') return 'unavailable';
  return contracts.length === 0 ? 'new' : 'served';
};

export type FirstStep = { name: 'profile' | 'contract' | 'team'; isDone: boolean };

/** First steps to propose for a new account. Only some roles may invite (docs/rules.md#overview). */
export const firstStepsOf = (
  profile: Pick<Profile, 'entity_name' | 'department_code' | 'type'>,
): FirstStep[] => [
  { name: 'profile', isDone: !isIncomplete(profile) },
  { name: 'contract', isDone: false },
  ...(administrationAccess(profile.type) === 'open' ? [{ name: 'team', isDone: false } as const] : []),
];
