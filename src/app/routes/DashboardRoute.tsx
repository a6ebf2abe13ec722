import { useState } from 'react';
import { isIncomplete } from '../../domain/account/user.ts';
import { DashboardPage } from '../../pages/dashboard/DashboardPage.tsx';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { PayPanel } from '../modals/PayPanel.tsx';
import { Overview } from '../overview/Overview.tsx';
import { profileLater } from '../profile/useProfileChange.ts';
import { useProfile } from '../session.tsx';

const ProfileRetry = onDemand(() => import('../profile/ProfileRetry.tsx'));
const ProfileCompletionModal = onDemand(() => import('../modals/ProfileCompletionModal.tsx'));

const retry = <ProfileRetry />;

const DashboardRoute = () => {
  const profile = useProfile();
  const [isOpen, setOpen] = useState(() => isIncomplete(profile) && !profileLater.read());

  return (
    <>
      <DashboardPage profile={profile} retry={retry}>
        <Overview profile={profile} retry={retry} />
      </DashboardPage>
      <Boundary>
        {isOpen && <ProfileCompletionModal profile={profile} onClosed={() => setOpen(false)} />}
      </Boundary>
      <Boundary>
        <PayPanel />
      </Boundary>
    </>
  );
};

export default DashboardRoute;
