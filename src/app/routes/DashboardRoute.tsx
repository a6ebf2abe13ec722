import { useCallback, useEffect, useState } from 'react';
import { t } from '#locales/fr/dashboard.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { isIncomplete } from '../../domain/account/user.ts';
import { DashboardPage, OverviewFrame } from '../../pages/dashboard/DashboardPage.tsx';
import { type Coming, onDemand } from '../../ui/browser/onDemand.tsx';
import { useNear } from '../../ui/browser/useMedia.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { PayPanel } from '../modals/PayPanel.tsx';
import { profileLater } from '../profile/useProfileChange.ts';
import { useProfile } from '../session.tsx';

const ProfileRetry = onDemand(() => import('../profile/ProfileRetry.tsx'));
const ProfileCompletionModal = onDemand(() => import('../modals/ProfileCompletionModal.tsx'));

const retry = <ProfileRetry />;

type Props = { profile: Profile };

const Placeholder = ({ profile, onRetry }: Props & Coming) => {
  if (onRetry)
    return (
      <Alert tone="bad" title={t('overview.unloaded')}>
        <p>{ui('unloaded.help')}</p>
        <Button onPress={onRetry}>{ui('retry')}</Button>
      </Alert>
    );
  return profile.contracts.length > 0 && <OverviewFrame />;
};

const Overview = onDemand(() => import('../overview/Overview.tsx'), Placeholder);

/** Overview, loaded once it is visible or has the keyboard focus (docs/rules.md#overview). */
const OverviewArea = ({ profile }: Props) => {
  const { ref, isNear, setNear } = useNear('0px');
  useEffect(() => {
    const approach = ({ key }: KeyboardEvent) => key === 'Tab' && setNear(true);
    addEventListener('keydown', approach);
    return () => removeEventListener('keydown', approach);
  }, [setNear]);
  return (
    <div ref={ref}>
      {isNear ? <Overview profile={profile} /> : <Placeholder profile={profile} onRetry={null} />}
    </div>
  );
};

const DashboardRoute = () => {
  const profile = useProfile();
  const [isOpen, setOpen] = useState(() => isIncomplete(profile) && !profileLater.read());
  const close = useCallback(() => setOpen(false), []);

  return (
    <>
      <DashboardPage profile={profile} retry={retry} overview={<OverviewArea profile={profile} />} />
      <Boundary>{isOpen && <ProfileCompletionModal profile={profile} onClosed={close} />}</Boundary>
      <Boundary>
        <PayPanel />
      </Boundary>
    </>
  );
};

export default DashboardRoute;
