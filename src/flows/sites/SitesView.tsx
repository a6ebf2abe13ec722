import type { SnapshotFrom } from 'xstate';
import { t as alarmWords } from '#locales/fr/alarm.ts';
import { t as tasks } from '#locales/fr/lists.ts';
import { t as months } from '#locales/fr/months.ts';
import { t } from '#locales/fr/sites.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural, writtenNumber } from '#locales/translator.ts';
import type { SitesActor } from '#machines/sites/sites.machine.ts';
import type { Sites } from '#machines/sites/sites.ts';
import {
  leakStatusOf,
  type SitesTrend,
  type LeakStatus as Status,
  sitesTrendOf,
} from '#machines/sites/sitesTrend.ts';
import { formatLitres, formatRoundVolume } from '../../domain/amounts.ts';
import { formatList } from '../../domain/format.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Tag } from '../../ui/display/layout.tsx';
import { LateText } from '../../ui/display/Skeleton.tsx';
import { Progress } from '../../ui/display/Steps.tsx';
import { SentRequest } from '../../views/alarm/AlarmText.tsx';
import { changeOf } from '../../views/consumption/change.ts';
import { MonthsChart, MonthsLegend } from '../../views/consumption/chart/MonthsChart.tsx';
import { capitalised, dayOfMonthName, monthName } from '../../views/consumption/names.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { useProgress } from '../../views/progress/ProgressPanel.tsx';
import * as css from './Sites.css.ts';
import {
  CountSkeleton,
  LeakRetry,
  SitesCard,
  SitesFailed,
  type SitesProps,
  SitesSkeleton,
  StatusRoom,
  Unchecked,
} from './SitesFrame.tsx';

type Props = Omit<SitesProps, 'actor'> & {
  status: Status;
  isChecking: boolean;
  onCheck: (() => void) | null;
};

const noneText = ({ checkedCount, count }: Status): string =>
  t(`leak.${checkedCount < count ? 'nonePart' : 'none'}.${plural(checkedCount)}`, {
    count: checkedCount,
    all: writtenNumber(count),
  });

const Insufficient = ({ count }: { count: number }) =>
  count > 0 && <p className={css.soft}>{t(`leak.insufficient.${plural(count)}`, { count })}</p>;

const CheckButton = ({ status, onCheck }: Pick<Props, 'status' | 'onCheck'>) => {
  if (!onCheck) return null;
  if (status.missedCount > 0) return <LeakRetry failure={null} onRetry={onCheck} />;
  return (
    <Button variant="text" onPress={onCheck}>
      {t('leak.check')}
    </Button>
  );
};

const countWords = (kind: 'found' | 'rise' | 'other', count: number): string[] =>
  count > 0 ? [t(`leak.${kind}.${plural(count)}`, { count })] : [];

/** Ongoing unusual consumption of the checked meters. Before any check, the text must not exclude a leak. */
const LeakStatus = ({ status, isChecking, onCheck, meterAddressOf, siteOf, requestedOn }: Props) => {
  const { ongoing, leakCount, checkedCount, count: all, insufficientCount, missedCount } = status;
  const [first] = ongoing;
  if (first) {
    const { meter, episode } = first;
    const day = requestedOn(first);
    const isLeak = leakCount > 0;
    const rises = t('leak.count', {
      rises: formatList([
        ...countWords('found', leakCount),
        ...countWords(isLeak ? 'other' : 'rise', ongoing.length - leakCount),
      ]),
    });
    return (
      <div className={css.status[isLeak ? 'bad' : 'warn']}>
        <span className={css.ongoing[isLeak ? 'bad' : 'warn']}>{t('leak.ongoing')}</span>
        <div className={css.statusWords}>
          <p role="status" className={css.statusTitle}>
            {checkedCount < all ? t('leak.part', { rises }) : rises}
          </p>
          <p className={css.soft}>
            {t('leak.where', {
              site: siteOf(meter),
              litres: formatLitres(episode.litresADay),
              day: dayOfMonthName(episode.startDate),
            })}
          </p>
          {day && <SentRequest day={day} />}
          <Insufficient count={insufficientCount} />
          {missedCount > 0 && (
            <p className={css.soft}>{t(`leak.missed.${plural(missedCount)}`, { count: missedCount })}</p>
          )}
        </div>
        <CheckButton status={status} onCheck={onCheck} />
        <Link variant="text" href={meterAddressOf(meter)}>
          <span>
            <span>{t('leak.see')}</span> <span className={css.wayEnd}>{t('leak.meter')}</span>
          </span>
        </Link>
        {ongoing.length > 1 && (
          <span className={css.otherWay}>
            <Link variant="text" href="/espace-consommation/surveillance">
              {t('leak.all')}
            </Link>
          </span>
        )}
      </div>
    );
  }
  if (isChecking)
    return (
      <div className={css.status.none}>
        <p role="status" className={css.statusWords}>
          <LateText>{t('leak.checking')}</LateText>
        </p>
      </div>
    );
  const check = <CheckButton status={status} onCheck={onCheck} />;
  if (checkedCount + insufficientCount === 0) return <Unchecked>{check}</Unchecked>;
  return (
    <div className={css.status[checkedCount > 0 ? 'ok' : 'none']}>
      <div className={css.statusWords}>
        <p role="status">{checkedCount > 0 ? noneText(status) : alarmWords('insufficient')}</p>
        {checkedCount > 0 && <Insufficient count={insufficientCount} />}
      </div>
      {check}
    </div>
  );
};

const ChangeTag = ({ percent }: { percent: number }) => {
  const { text, tone } = changeOf(percent);
  return <Tag tone={tone}>{t('yearOnYear', { change: text })}</Tag>;
};

const Figure = ({ last, yearOnYear }: SitesTrend) => (
  <div className={css.head}>
    {last && last.volume !== null ? (
      <>
        <p className={css.figure}>{formatRoundVolume(last.volume)}</p>
        <p className={css.soft}>{t('inMonth', { month: monthName(last.month) })}</p>
        {last.isPartial && <Tag tone="neutral">{months('month.partial')}</Tag>}
      </>
    ) : (
      <p>{t('monthUnknown', { month: capitalised(monthName(last?.month ?? '')) })}</p>
    )}
    {yearOnYear !== null && <ChangeTag percent={yearOnYear} />}
  </div>
);

const countText = ({ trends, meters, isListed, meterCount, order }: Sites): string => {
  const read = trends.fetched.length;
  const [count, form] = [isListed ? meters.length : meterCount, plural(read)];
  if (isListed && read === count) return t(`read.${form}`, { count });
  const words = t(`${isListed ? 'part' : 'unlistedPart'}.${form}`, { read, count });
  return read < meters.length ? t(`chosen.${order}.${form}`, { words }) : words;
};

const Missed = ({ count, onRetry }: { count: number; onRetry: (() => void) | null }) => (
  <div className={css.status.warn}>
    <p className={css.statusWords}>{t(`missed.${plural(count)}`, { count })}</p>
    {onRetry && (
      <Button variant="text" onPress={onRetry}>
        {t('retry')}
      </Button>
    )}
  </div>
);

type ReadAllProps = { snapshot: SnapshotFrom<SitesActor>; progress: ReturnType<typeof useProgress> };

const ReadAll = ({ actor, snapshot, progress }: ReadAllProps & Pick<SitesProps, 'actor'>) => {
  const { most, first } = snapshot.context;
  const isReading = snapshot.can({ type: 'cancelled' });
  const isOffered = snapshot.can({ type: 'all.asked' });
  const isExtended = most > first;
  return (
    (isOffered || isExtended) && (
      <div className={css.more} tabIndex={-1}>
        {isReading && (
          <>
            <Progress label={t('readingAll')} {...progress}>
              {progress && tasks('task.progress', progress)}
            </Progress>
            <Button variant="text" onPress={() => actor.send({ type: 'cancelled' })}>
              {ui('cancel')}
            </Button>
          </>
        )}
        {isOffered && (
          <Button variant="text" onPress={() => actor.send({ type: 'all.asked' })}>
            {t('readAll')}
          </Button>
        )}
        {isExtended && <p role="status">{!isReading && t('allRead')}</p>}
      </div>
    )
  );
};

const SitesBody = (props: SitesProps) => {
  const { actor } = props;
  const snapshot = useSnapshot(actor);
  const { context, children } = snapshot;
  const { readTrends, readLeaks, listAllMeters } = children;
  const progress = useProgress(readTrends ?? readLeaks ?? listAllMeters);
  const retry = () => actor.send({ type: 'retried' });
  if (snapshot.matches('failed'))
    return (
      <SitesCard>
        <SitesFailed
          title={t('failed')}
          failure={context.failure ?? context.trends.missed[0]?.failure ?? null}
          onRetry={retry}
        />
      </SitesCard>
    );
  const trend = sitesTrendOf(context, context.today);
  const unreadCount = context.trends.fetched.reduce((count, read) => count + read.unreadCount, 0);
  const hasMissed = context.trends.missed.length > 0;
  const leakStatus = leakStatusOf(context, props.watched);
  const canRetry = snapshot.can({ type: 'retried' });
  return (
    <SitesCard aside={<span className={css.soft}>{countText(context)}</span>}>
      <div className={css.body}>
        <Figure {...trend} />
        <MonthsChart months={trend.months} />
        <div className={css.foot}>
          {/* New element for each loaded meter: browsers count a moved word as a layout shift. */}
          <div key={context.trends.fetched.length} className={css.legend}>
            <MonthsLegend months={trend.months} />
          </div>
          <ReadAll snapshot={snapshot} actor={actor} progress={progress} />
        </div>
        {context.failure && <p role="alert">{t('interrupted', { reason: failureText(context.failure) })}</p>}
        {unreadCount > 0 && (
          <p className={css.soft}>{t(`unreadMeasures.${plural(unreadCount)}`, { count: unreadCount })}</p>
        )}
        {hasMissed && <Missed count={context.trends.missed.length} onRetry={canRetry ? retry : null} />}
        <StatusRoom>
          <LeakStatus
            {...props}
            status={leakStatus}
            isChecking={snapshot.matches('checking')}
            onCheck={canRetry && !props.watched && !hasMissed ? retry : null}
          />
        </StatusRoom>
      </div>
    </SitesCard>
  );
};

/** Dashboard block: consumption and probable leaks of remotely read meters (docs/rules.md#overview). */
export const SitesView = (props: SitesProps) => {
  const snapshot = useSnapshot(props.actor);
  const { isListed, trends } = snapshot.context;
  const isEquipped = !snapshot.matches('unequipped');
  const isFirstRead = snapshot.hasTag('busy') && trends.fetched.length === 0;
  return (
    <Flow id="sites" snapshot={snapshot}>
      {!isEquipped && (
        <SitesCard>
          <div className={css.unequipped}>
            <p>{t(`unequipped.${isListed ? 'all' : 'part'}`)}</p>
            <Link variant="outlined" href="/espace-consommation">
              {t('meters')}
            </Link>
            <StatusRoom>
              <div className={css.status.none}>
                <p className={css.statusWords}>{t('leak.unequipped')}</p>
              </div>
            </StatusRoom>
          </div>
        </SitesCard>
      )}
      {isEquipped && isFirstRead && (
        <SitesCard aside={<CountSkeleton />}>
          <SitesSkeleton />
        </SitesCard>
      )}
      {isEquipped && !isFirstRead && <SitesBody {...props} />}
    </Flow>
  );
};
