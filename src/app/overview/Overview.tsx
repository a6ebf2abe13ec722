import { useMemo } from 'react';
import { createActor } from 'xstate';
import type { OverviewActor } from '#machines/overview/overview.machine.ts';
import { firstStepsOf, standingOf } from '#machines/overview/standing.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { OverviewView } from '../../flows/overview/OverviewView.tsx';
import { overview } from '../../flows/overview/overview.ports.ts';
import { WatchLink } from '../../pages/SitesLinks.tsx';
import { meterPath } from '../navigation/addresses.ts';
import { useSettings } from '../settings/settings.ts';

const watchLink = <WatchLink />;

/** Lifetime of the overview in milliseconds (docs/rules.md#limits). */
const freshFor = 5 * 60_000;

const known = new WeakMap<Profile, { actor: OverviewActor; since: number }>();

/** Actor of a profile's overview. Cached, so that the dashboard shows the same data again, with its time. */
const overviewOf = (profile: Profile, showsDueDates: boolean): OverviewActor => {
  const today = new Date();
  const before = known.get(profile);
  if (before && today.getTime() - before.since < freshFor) return before.actor;
  before?.actor.stop();
  const actor = createActor(overview, {
    input: {
      standing: standingOf(profile),
      firstSteps: firstStepsOf(profile),
      balance: profile.soldeGlobal,
      showsDueDates,
      today,
    },
  });
  known.set(profile, { actor, since: today.getTime() });
  return actor.start();
};

/** Overview of the signed-in user on the dashboard (docs/rules.md#overview). */
const Overview = ({ profile }: { profile: Profile }) => {
  const { showsEverything } = useSettings().environment;
  const actor = useMemo(() => overviewOf(profile, showsEverything), [profile, showsEverything]);
  return <OverviewView actor={actor} meterAddressOf={meterPath} watchLink={watchLink} />;
};

export default Overview;
