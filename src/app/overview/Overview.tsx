import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { createActor } from 'xstate';
import { t as pages } from '#locales/fr/overview.ts';
import { t } from '#locales/fr/sites.ts';
import { plural } from '#locales/translator.ts';
import type { OverviewActor } from '#machines/overview/overview.machine.ts';
import { firstStepsOf, standingOf } from '#machines/overview/standing.ts';
import type { SitesActor } from '#machines/sites/sites.machine.ts';
import { knownOf } from '#machines/sites/sites.ts';
import { contractTrendOf } from '#machines/sites/sitesTrend.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { OverviewView } from '../../flows/overview/OverviewView.tsx';
import { overview } from '../../flows/overview/overview.ports.ts';
import { CountSkeleton, SitesCard, SitesFailed, SitesSkeleton } from '../../flows/sites/SitesFrame.tsx';
import { SitesView } from '../../flows/sites/SitesView.tsx';
import { sites } from '../../flows/sites/sites.ports.ts';
import { ContractTable } from '../../pages/dashboard/ContractTable.tsx';
import { ProductCarousel } from '../../pages/dashboard/ProductCarousel.tsx';
import { WatchLink } from '../../pages/SitesLinks.tsx';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { useSiteLabel } from '../../views/sites.ts';
import { setBadge } from '../menu/badges.ts';
import { meterPath } from '../navigation/addresses.ts';
import { useSettings } from '../settings/settings.ts';
import { useDeployment } from '../settings/useDeployment.ts';
import { usePrintWhenRead } from './usePrintWhenRead.ts';

const watchLink = <WatchLink />;
const products = <ProductCarousel />;

/** Lifetime of the overview in milliseconds (docs/rules.md#limits). */
const freshFor = 5 * 60_000;

type Known = { actor: OverviewActor; since: number; sites: SitesActor | null };

const known = new WeakMap<Profile, Known>();

/** Actor of a profile's overview. Cached, so that the dashboard shows the same data again. */
const overviewOf = (profile: Profile, showsDueDates: boolean): Known => {
  const today = new Date();
  const before = known.get(profile);
  if (before && today.getTime() - before.since < freshFor) return before;
  before?.actor.stop();
  before?.sites?.stop();
  const actor = createActor(overview, {
    input: {
      standing: standingOf(profile),
      firstSteps: firstStepsOf(profile),
      balance: profile.soldeGlobal,
      showsDueDates,
      today,
    },
  });
  const opened = { actor, since: today.getTime(), sites: null };
  known.set(profile, opened);
  actor.start();
  return opened;
};

type Metered = NonNullable<ReturnType<OverviewActor['getSnapshot']>['context']['metered']>;

/** Actor of the consumption of the sites, which starts once their meters are known. */
const sitesOf = (opened: Known, metered: Metered, first: number): SitesActor => {
  opened.sites ??= createActor(sites, {
    input: { ...knownOf(metered), first, today: opened.actor.getSnapshot().context.today },
  }).start();
  return opened.sites;
};

const useSites = (opened: Known): SitesActor | null => {
  const { dashboardMeters } = useDeployment();
  const metered = useSelector(opened.actor, ({ context }) => context.metered);
  return useMemo(
    () => metered && sitesOf(opened, metered, dashboardMeters),
    [opened, metered, dashboardMeters],
  );
};

type AreaProps = { actor: OverviewActor; sites: SitesActor | null; siteOf: (meter: Meter) => string };

/** Block of the consumption: its flow, or the list of meters that it waits for. */
const SitesArea = ({ actor, sites, siteOf }: AreaProps) => {
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ blocks: { toKnow: 'failed' } }));
  const failure = useSelector(actor, ({ context }) => context.toKnowFailure);
  if (sites) return <SitesView actor={sites} meterAddressOf={meterPath} siteOf={siteOf} />;
  return (
    <SitesCard aside={!isFailed && <CountSkeleton />}>
      {isFailed ? (
        <SitesFailed
          title={t('unlisted')}
          failure={failure}
          onRetry={() => actor.send({ type: 'toKnow.retried' })}
        />
      ) : (
        <SitesSkeleton />
      )}
    </SitesCard>
  );
};

type ContractsProps = { actor: OverviewActor; profile: Profile; sites: SitesActor | null };

const Contracts = ({ actor, profile, sites }: ContractsProps) => {
  const metered = useSelector(actor, ({ context }) => context.metered);
  const isListed = useSelector(actor, (snapshot) => !snapshot.matches({ blocks: { toKnow: 'loading' } }));
  const read = useSelector(sites ?? undefined, (snapshot) => snapshot?.context);
  const isBusy = useSelector(sites ?? undefined, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const trendOf = (reference: string) => {
    const trend = read && contractTrendOf(read, reference, read.today);
    if (!read || !trend) return isListed && !isBusy ? null : undefined;
    const own = ({ meter }: { meter: Meter }) => meter.reference === reference;
    const count = metered?.contracts.find((contract) => contract.reference === reference)?.meterCount ?? 0;
    return { trend, read: read.trends.fetched.filter(own).length, count };
  };
  return <ContractTable profile={profile} trendOf={trendOf} />;
};

type Props = { profile: Profile; retry: Elements };

/** Overview of the signed-in user on the dashboard (docs/rules.md#overview). */
export const Overview = ({ profile, retry }: Props) => {
  const { showsEverything } = useSettings().environment;
  const opened = useMemo(() => overviewOf(profile, showsEverything), [profile, showsEverything]);
  const { actor } = opened;
  const sites = useSites(opened);
  const labelOf = useSiteLabel();
  const siteOf = ({ reference }: Meter) => {
    const contract = profile.contracts.find((each) => each.reference === reference);
    return labelOf(contract ?? { reference, name: '' }).title;
  };
  const lateCount = useSelector(actor, ({ context }) => context.toPay?.lateCount);
  useEffect(() => {
    if (lateCount !== undefined)
      setBadge('billing', lateCount, pages(`toPay.late.${plural(lateCount)}`, { count: lateCount }));
  }, [lateCount]);
  usePrintWhenRead(actor, sites);
  return (
    <OverviewView
      actor={actor}
      isOpening={false}
      unreadBalances={profile.unreadBalances}
      retry={retry}
      meterAddressOf={meterPath}
      watchLink={watchLink}
      sites={<SitesArea actor={actor} sites={sites} siteOf={siteOf} />}
      contracts={<Contracts actor={actor} profile={profile} sites={sites} />}
      products={products}
    />
  );
};
