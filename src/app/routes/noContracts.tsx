import { t } from '#locales/fr/contract.ts';
import { t as lists } from '#locales/fr/contracts.ts';
import { failures } from '#locales/fr/failures.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { AddContractLink } from '../../pages/AddContractLink.tsx';
import { onDemand } from '../../ui/browser/onDemand.tsx';

const ProfileRetry = onDemand(() => import('../profile/ProfileRetry.tsx'));

/** Why no search finds anything, where its criteria are not the reason, and what to do; else null. */
export const noContracts = ({ contracts, contracts_status }: Profile) => {
  if (contracts_status === 'KO')
    return {
      title: t('unavailable'),
      text: failures.technical,
      action: <ProfileRetry />,
    };
  if (contracts.length > 0) return null;
  return {
    title: lists('none'),
    text: lists('noneHelp'),
    action: <AddContractLink />,
  };
};
