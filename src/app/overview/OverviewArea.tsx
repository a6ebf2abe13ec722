import { useEffect } from 'react';
import { t } from '#locales/fr/dashboard.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import { OverviewFrame } from '../../pages/dashboard/OverviewFrame.tsx';
import { type Coming, onDemand } from '../../ui/browser/onDemand.tsx';
import { useNear } from '../../ui/browser/useNear.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';

type Props = { profile: Profile };

const Placeholder = ({ profile, onRetry }: Props & Coming) => {
  if (onRetry)
    return (
      <Alert
        tone="bad"
        title={t('overview.unloaded')}
        aside={<Button onPress={onRetry}>{ui('retry')}</Button>}
      >
        {ui('unloaded.help')}
      </Alert>
    );
  return profile.contracts.length > 0 && <OverviewFrame />;
};

const Overview = onDemand(() => import('./Overview.tsx'), Placeholder);

/** What the dashboard calls for: it is read once it is in view, or once someone goes there by keyboard (docs/rules.md#overview). */
export const OverviewArea = ({ profile }: Props) => {
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
