import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import { createActor } from 'xstate';
import { t } from '#locales/fr/sites.ts';
import type { OverviewActor } from '#machines/overview/overview.machine.ts';
import { firstStepsOf, standingOf } from '#machines/overview/standing.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { isWhole } from '../../domain/contract/contractPage.ts';
import { OverviewView } from '../../flows/overview/OverviewView.tsx';
import { overview } from '../../flows/overview/overview.ports.ts';
import {
  LeakRoom,
  LeakRoomContext,
  SitesCard,
  SitesFailed,
  SitesPlaceholder,
} from '../../flows/sites/SitesFrame.tsx';
import { ContractTable, ContractTableSkeleton } from '../../pages/dashboard/ContractTable.tsx';
import { ProductCarousel } from '../../pages/dashboard/ProductCarousel.tsx';
import { WatchLink } from '../../pages/SitesLinks.tsx';
import { onDemand, whenIdle } from '../../ui/browser/onDemand.tsx';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { useSiteLabel } from '../../views/sites.ts';
import { setBadge } from '../menu/badges.ts';
import { meterPath } from '../navigation/addresses.ts';
import { useSettings } from '../settings/settings.ts';
import type { OpenSites } from './SitesArea.tsx';

/** Maximum time that a print waits for data, and interval of the checks, in milliseconds. */
const patience = 8_000;
const pace = 100;

type Read = { actor: OverviewActor; sites: OpenSites | null };

const isRead = ({ actor, sites }: Read): boolean => {
  const snapshot = actor.getSnapshot();
  if (snapshot.hasTag('busy')) return false;
  return sites ? !sites.actor.getSnapshot().hasTag('busy') : snapshot.context.metered === null;
};

const usePrintWhenRead = (read: Read): void => {
  useEffect(() => {
    let waiting: ReturnType<typeof setInterval> | undefined;
    const print = (event: KeyboardEvent) => {
      const isPrint = event.key === 'p' && (event.ctrlKey || event.metaKey);
      if (!isPrint || isRead(read)) return;
      event.preventDefault();
      const start = Date.now();
      clearInterval(waiting);
      waiting = setInterval(() => {
        if (!isRead(read) && Date.now() - start < patience) return;
        clearInterval(waiting);
        requestAnimationFrame(() => window.print());
      }, pace);
    };
    addEventListener('keydown', print);
    return () => {
      removeEventListener('keydown', print);
      clearInterval(waiting);
    };
  }, [read]);
};

const SitesArea = onDemand(() => import('./SitesArea.tsx'), SitesPlaceholder);

const watchLink = <WatchLink />;
const products = <ProductCarousel />;

/** Time in milliseconds during which the dashboard reuses its data (docs/rules.md#limits). */
const freshFor = 5 * 60_000;

type Known = { actor: OverviewActor; since: number; sites: OpenSites | null };

const known = new WeakMap<Profile, Known>();

const overviewOf = (profile: Profile, showsDueDates: boolean): Known => {
  const today = new Date();
  const before = known.get(profile);
  if (before && today.getTime() - before.since < freshFor) return before;
  before?.actor.stop();
  before?.sites?.actor.stop();
  const actor = createActor(overview, {
    input: {
      standing: standingOf(profile),
      firstSteps: firstStepsOf(profile),
      balance: profile.soldeGlobal,
      showsDueDates,
      today,
    },
  });
  const opened: Known = { actor, since: today.getTime(), sites: null };
  known.set(profile, opened);
  actor.start();
  return opened;
};

type AreaProps = { opened: Known; siteOf: (meter: Meter) => string; onOpened: () => void };

/** Consumption block. Lists the meters, then loads their volumes when the browser is idle. */
const SitesBlock = ({ opened, ...ways }: AreaProps) => {
  const { actor } = opened;
  const { metered, alertsFailure, today } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ blocks: { alerts: 'failed' } }));
  const [isIdle, setIdle] = useState(opened.sites !== null);
  const isListed = metered !== null;
  useEffect(() => {
    if (isListed) whenIdle(() => setIdle(true));
  }, [isListed]);
  if (metered && isIdle) return <SitesArea opened={opened} metered={metered} today={today} {...ways} />;
  if (!isFailed) return <SitesPlaceholder onRetry={null} />;
  return (
    <SitesCard>
      <SitesFailed
        title={t('unlisted')}
        failure={alertsFailure}
        onRetry={() => actor.send({ type: 'alerts.retried' })}
      />
    </SitesCard>
  );
};

type ContractsProps = { actor: OverviewActor; profile: Profile; sites: OpenSites | null };

const Contracts = ({ actor, profile, sites }: ContractsProps) => {
  const { metered, toPay } = useSelector(actor, ({ context }) => context);
  const isListed = useSelector(actor, (snapshot) => !snapshot.matches({ blocks: { alerts: 'loading' } }));
  const read = useSelector(sites?.actor, (snapshot) => snapshot?.context);
  const isBusy = useSelector(sites?.actor, (snapshot) => snapshot?.hasTag('busy') ?? false);
  // Renders the block after the first paint, because on a phone the block is below the first screen.
  const isRendered = useDeferredValue(true, false);
  if (!isRendered) return <ContractTableSkeleton />;
  const trendOf = (reference: string) => {
    const trend = read && sites?.contractTrendOf(read, reference, read.today);
    if (!read) return isListed && !metered ? 'notRead' : undefined;
    const isOwn = (meter: Meter) => meter.reference === reference;
    const contract = metered?.contracts.find((each) => each.reference === reference);
    const { meters, meterCount: count } = contract ?? { meters: [], meterCount: 1 };
    if (count === 0) return 'noMeter';
    if ((read.isListed || meters.length >= count) && !read.meters.some(isOwn)) return 'notRemote';
    if (trend && sites) {
      const rise = sites.leakStatusOf(read).ongoing.find(({ meter }) => isOwn(meter))?.episode;
      return { trend, read: read.trends.fetched.filter(({ meter }) => isOwn(meter)).length, count, rise };
    }
    if (isBusy) return undefined;
    return read.trends.missed.some(({ meter }) => isOwn(meter)) ? 'notRead' : 'notYet';
  };
  return <ContractTable profile={profile} trendOf={trendOf} monthly={toPay?.monthlyReferences ?? []} />;
};

export const Overview = ({ profile, retry }: { profile: Profile; retry: Elements }) => {
  const { showsEverything } = useSettings().environment;
  const opened = useMemo(() => overviewOf(profile, showsEverything), [profile, showsEverything]);
  const { actor, sites } = opened;
  const [, showOpened] = useReducer((count: number) => count + 1, 0);
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const labelOf = useSiteLabel();
  const siteOf = ({ reference }: Meter) => {
    const contract = profile.contracts.find((each) => each.reference === reference);
    return labelOf(contract ?? { reference, name: '' }).title;
  };
  const toPay = useSelector(actor, ({ context }) => context.toPay);
  useEffect(() => {
    if (toPay) setBadge('billing', toPay.lateCount, !isWhole(toPay));
  }, [toPay]);
  usePrintWhenRead(opened);
  return (
    <OverviewView
      actor={actor}
      isOpening={false}
      unreadBalances={profile.unreadBalances}
      retry={retry}
      meterAddressOf={meterPath}
      watchLink={watchLink}
      leaks={<LeakRoom onRoom={setRoom} />}
      sites={
        <LeakRoomContext value={room}>
          <SitesBlock opened={opened} siteOf={siteOf} onOpened={showOpened} />
        </LeakRoomContext>
      }
      contracts={<Contracts actor={actor} profile={profile} sites={sites} />}
      products={products}
    />
  );
};
