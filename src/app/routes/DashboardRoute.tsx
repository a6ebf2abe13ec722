import { useCallback, useState } from 'react';
import { isIncomplete } from '#machines/domain/account/completion.ts';
import { DashboardPage } from '../../pages/dashboard/DashboardPage.tsx';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { OverviewArea } from '../overview/OverviewArea.tsx';
import { profileLater } from '../profile/profileLater.ts';
import { useProfile } from '../session.tsx';

const ProfileRetry = onDemand(() => import('../profile/ProfileRetry.tsx'));
const ProfileCompletionModal = onDemand(() => import('../modals/ProfileCompletionModal.tsx'));

const retry = <ProfileRetry />;

/** The dashboard, and over it the completion of the profile until it is done or put off. */
const DashboardRoute = () => {
  const profile = useProfile();
  const [isOpen, setOpen] = useState(() => isIncomplete(profile) && !profileLater.read());
  const close = useCallback(() => setOpen(false), []);

  return (
    <>
      <DashboardPage profile={profile} retry={retry} overview={<OverviewArea profile={profile} />} />
      <Boundary>{isOpen && <ProfileCompletionModal profile={profile} onClosed={close} />}</Boundary>
    </>
  );
};

export default DashboardRoute;
