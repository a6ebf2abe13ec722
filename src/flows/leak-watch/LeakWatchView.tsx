import { type RefObject, useMemo, useRef } from 'react';
import { t as alarmWords } from '#locales/fr/alarm.ts';
import { t } from '#locales/fr/leakWatch.ts';
import { plural } from '#locales/translator.ts';
import { fileFormats } from '#machines/export-file/exportFile.state.ts';
import { allUnreadOf, type WatchActor } from '#machines/leak-watch/leakWatch.machine.ts';
import { formatLitres } from '../../domain/amounts.ts';
import {
  isInsufficient,
  isOngoing,
  toAlarms,
  type WatchedMeter,
} from '../../domain/consumption/watch/alarms.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { MenuButton } from '../../ui/controls/menu/MenuButton.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Figure, Figures } from '../../ui/display/Figures.tsx';
import { Tag } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { controlHeight } from '../../ui/theme/tokens.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import * as css from './LeakWatch.css.ts';
import { LeakWatchTask, type PartProps, readText, type WatchSnapshot } from './LeakWatchTask.tsx';
import { type RisesProps, WatchRises } from './WatchRises.tsx';

const whole = new Intl.NumberFormat('fr-FR');

/** Rounds litres as the table rounds m³, so that the displayed rows add up to the displayed total. */
const roundedLitres = (litres: number): number => {
  const step = litres < 100 ? 10 : 100;
  return Math.round(litres / step) * step;
};

type WatchFiguresProps = { fetched: readonly WatchedMeter[]; onSiteCount: number };

const WatchFigures = ({ fetched, onSiteCount }: WatchFiguresProps) => {
  const alarms = useMemo(() => toAlarms(fetched), [fetched]);
  const ongoing = alarms.filter(isOngoing);
  const lost = ongoing.reduce((total, { episode }) => total + roundedLitres(episode.litresADay), 0);
  const others = alarms.filter((alarm) => !isOngoing(alarm));
  const ofSeason = others.filter(({ episode }) => episode.isGoingOn).length;
  const season = ofSeason > 0 ? t(`figures.season.${plural(ofSeason)}`, { count: ofSeason }) : '';
  const few = fetched.filter(isInsufficient).length;
  const usual = fetched.filter(({ episodes }) => episodes.length === 0).length - few;
  const isRead = fetched.length > 0;
  const read = whole.format(fetched.length);
  return (
    <Figures label={t('figures.label')}>
      <Figure
        isRead={isRead}
        label={t('figures.ongoing.label')}
        value={whole.format(ongoing.length)}
        note={
          lost > 0
            ? t('figures.ongoing.lost', { volume: formatLitres(lost) })
            : t(`figures.ongoing.${ongoing.length > 0 ? 'small' : 'none'}`)
        }
      />
      <Figure
        isRead={isRead}
        label={t('figures.others.label')}
        value={whole.format(others.length)}
        note={season || t('figures.others.note')}
      />
      <Figure
        isRead={isRead}
        label={t('figures.usual.label')}
        value={whole.format(usual)}
        note={
          few > 0
            ? t('figures.usual.insufficient', { read, count: few })
            : t(`figures.usual.${plural(usual)}`, { read })
        }
      />
      <Figure
        isRead={isRead}
        label={t('figures.onSite.label')}
        value={whole.format(onSiteCount)}
        note={t(`figures.onSite.${plural(onSiteCount)}`)}
      />
    </Figures>
  );
};

const minute = 60_000;

const agoText = (readAt: number, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - readAt) / minute));
  if (minutes < 1) return t('ago.now');
  if (minutes < 60) return t('ago.minutes', { count: minutes });
  return t('ago.hours', { count: Math.floor(minutes / 60) });
};

type ActionsProps = PartProps & { hadFocus: RefObject<boolean> };

const Actions = ({ actor, snapshot, hadFocus }: ActionsProps) => (
  <>
    <Button
      isBusy={!snapshot.matches('choosing')}
      onPress={() => {
        // The pressed button disappears, so the next state of the page must take the focus.
        hadFocus.current = true;
        actor.send({ type: 'started' });
      }}
    >
      {t('again')}
    </Button>
    {snapshot.context.fetched.some(({ episodes }) => episodes.length > 0) && (
      <MenuButton
        variant="outlined"
        entries={fileFormats.map((format) => ({
          id: format,
          label: t(`lists.${format}`),
          icon: 'document',
          onAction: () => actor.send({ type: 'list.asked', format }),
        }))}
      >
        {t('export')}
      </MenuButton>
    )}
  </>
);

const ActionsSkeleton = () => (
  <>
    <Skeleton width="5.75rem" height={controlHeight} />
    <Skeleton width="7.5rem" height={controlHeight} />
  </>
);

const waitingRows = Array.from({ length: 10 }, (_, rank) => `row ${rank}`);

const ListSkeleton = () => (
  <div className={css.coming}>
    {waitingRows.map((row) => (
      <Skeleton key={row} height="1.5rem" />
    ))}
  </div>
);

const Heading = ({ snapshot, now }: { snapshot: WatchSnapshot; now: number }) => {
  const { readAt, fetched } = snapshot.context;
  const isReading = snapshot.hasTag('gathering');
  return (
    <span className={css.title}>
      <span>{t('title')}</span>
      {readAt !== null && fetched.length > 0 && !isReading && (
        <Tag tone="ok">{t('readAt', { read: readText(snapshot), ago: agoText(readAt, now) })}</Tag>
      )}
      {isReading && <Skeleton width="12rem" height={css.tagHeight} />}
    </span>
  );
};

const Method = () => (
  <details className={css.small}>
    <summary className={css.summary}>
      <span>{t('method.short')}</span> <span className={css.more}>{t('method.title')}</span>
    </summary>
    <div className={css.method}>
      <p>{t('method.text')}</p>
      <p>{t('method.weeks')}</p>
      <p>{alarmWords('limits')}</p>
    </div>
  </details>
);

type Props = RisesProps & {
  actor: WatchActor;
  /** Current time in milliseconds, to display the age of the results. */
  now: number;
  /** Number of ongoing cases of unusual consumption, the only result that a reload of the page keeps. */
  lastCount?: number | undefined;
};

const isQuiet = (snapshot: WatchSnapshot): boolean =>
  snapshot.context.missed.length === 0 && snapshot.matches({ choosing: 'ready' });

/** States that show the complete results. In `writing` and `saving`, the page also makes a file of them. */
const ends = ['choosing', 'writing', 'saving', 'unwritten'] as const;

export const LeakWatchView = ({ actor, now, lastCount, ...rises }: Props) => {
  const snapshot = useSnapshot(actor);
  const hadFocus = useRef(false);
  // True while the list grows. The elements below the list then already have their final size.
  const isReading = snapshot.hasTag('gathering');
  const { fetched, onSiteCount } = snapshot.context;
  return (
    <Flow id="leakWatch" snapshot={snapshot}>
      <div className={css.page}>
        <PageHeader
          title={t('title')}
          heading={<Heading snapshot={snapshot} now={now} />}
          parent={{ href: '/espace-consommation', name: t('parent') }}
        >
          {isReading && <ActionsSkeleton />}
          {ends.some((end) => snapshot.matches(end)) && (
            <Actions actor={actor} snapshot={snapshot} hadFocus={hadFocus} />
          )}
        </PageHeader>
        <UnreadNotice unread={allUnreadOf(snapshot.context)} />
        <Boundary>
          {(isReading || fetched.length > 0) && <WatchFigures fetched={fetched} onSiteCount={onSiteCount} />}
        </Boundary>
        <Boundary>
          <div className={isReading ? css.progress : isQuiet(snapshot) ? css.quiet : css.section}>
            <LeakWatchTask actor={actor} snapshot={snapshot} hadFocus={hadFocus} lastCount={lastCount} />
          </div>
        </Boundary>
        <Boundary>
          {isReading && <ListSkeleton />}
          {!isReading && fetched.length > 0 && <WatchRises snapshot={snapshot} {...rises} />}
        </Boundary>
        {!isReading && <Method />}
      </div>
    </Flow>
  );
};
