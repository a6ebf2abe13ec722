import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#locales/fr/sites.ts';
import type { SitesActor } from '#machines/sites/sites.machine.ts';
import type { Watched } from '#machines/sites/sitesTrend.ts';
import type { IsoDay } from '../../domain/calendar.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import type { Alarm } from '../../domain/consumption/watch/alarms.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Coming } from '../../ui/browser/onDemand.tsx';
import { useMedia } from '../../ui/browser/useMedia.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { LateText, Skeleton } from '../../ui/display/Skeleton.tsx';
import { media, text } from '../../ui/theme/tokens.ts';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import * as css from './Sites.css.ts';

export const LeakRoomContext = createContext<HTMLElement | null>(null);

export const LeakRoom = ({ onRoom }: { onRoom?: (room: HTMLElement | null) => void }) => (
  <div ref={onRoom} className={css.leakRoom} />
);

/** Message about leaks: below the chart, or above the balance on a phone, because leaks are urgent. */
export const StatusRoom = ({ children }: { children: Elements }) => {
  const room = useContext(LeakRoomContext);
  const isWide = useMedia(media.wide);
  return room && !isWide ? createPortal(children, room) : <div className={css.statusRoom}>{children}</div>;
};

/** Message before any search for leaks. Its text must not suggest that there is no leak. */
export const Unchecked = ({ children }: { children: Elements }) => (
  <div className={css.status.none}>
    <div className={css.statusWords}>
      <p role="status" className={css.statusTitle}>
        {t('leak.unchecked')}
      </p>
      <p className={css.soft}>{t('leak.uncheckedWhat')}</p>
    </div>
    {children}
  </div>
);

type RetryProps = { failure: Failure | null; onRetry: () => void };

export const LeakRetry = ({ failure, onRetry }: RetryProps) => (
  <RetryButton variant="text" failure={failure} aria-label={t('leak.retry')} onPress={onRetry} />
);

const heights = [52, 48, 60, 57, 65, 76, 85, 88, 74, 64, 58, 55, 50];

export const SitesSkeleton = () => (
  <div className={css.body} aria-busy="true">
    <div className={css.head}>
      <Skeleton width="min(12rem, 60%)" height={text.huge.lineHeight} />
    </div>
    <div className={css.plotSkeleton}>
      {heights.map((height) => (
        <Skeleton key={height} height={`${height}%`} />
      ))}
    </div>
    <div className={css.foot}>
      <p role="status">
        <LateText>{t('loading')}</LateText>
      </p>
    </div>
    <div className={css.statusSkeleton}>
      <Skeleton height="100%" />
    </div>
  </div>
);

export const CountSkeleton = () => <Skeleton width="min(15rem, 100%)" height={text.s.lineHeight} />;

type FailedProps = RetryProps & { title: string };

export const SitesFailed = ({ title, failure, onRetry }: FailedProps) => (
  <div className={css.body}>
    <div className={css.failed}>
      <Alert tone="bad" title={title}>
        {failureText(failure)}
      </Alert>
      <div>
        <RetryButton failure={failure} aria-label={t('retry')} onPress={onRetry} />
      </div>
    </div>
    <StatusRoom>
      <Unchecked>
        <span className={css.farRetry}>
          <LeakRetry failure={failure} onRetry={onRetry} />
        </span>
      </Unchecked>
    </StatusRoom>
  </div>
);

export const SitesCard = ({ aside, children }: { aside?: Elements; children: Elements }) => (
  <Card title={t('title')} aside={aside}>
    {children}
  </Card>
);

export const SitesPlaceholder = ({ onRetry }: Coming) => (
  <SitesCard aside={!onRetry && <CountSkeleton />}>
    {onRetry ? <SitesFailed title={t('failed')} failure={null} onRetry={onRetry} /> : <SitesSkeleton />}
  </SitesCard>
);

export type SitesProps = {
  actor: SitesActor;
  meterAddressOf: (meter: Meter) => string;
  siteOf: (meter: Meter) => string;
  requestedOn: (alarm: Alarm) => IsoDay | null;
  watched?: Watched | null;
};
