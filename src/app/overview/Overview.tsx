import { useMemo } from 'react';
import type { Profile } from '#machines/domain/account/profile.ts';
import { OverviewView } from '../../flows/overview/OverviewView.tsx';
import { WatchLink } from '../../pages/WatchLink.tsx';
import { meterPath } from '../navigation/meterPath.ts';
import { useSettings } from '../settings/settings.ts';
import { overviewOf } from './overviewOf.ts';

const watchLink = <WatchLink />;

/** What the dashboard calls for, of who has signed in (docs/rules.md#overview). */
const Overview = ({ profile }: { profile: Profile }) => {
  const { showsEverything } = useSettings().environment;
  const actor = useMemo(() => overviewOf(profile, showsEverything), [profile, showsEverything]);
  return <OverviewView actor={actor} meterAddressOf={meterPath} watchLink={watchLink} />;
};

export default Overview;
