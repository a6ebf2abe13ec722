import { memo, useMemo, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { t as alarmWords } from '#locales/fr/alarm.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { t } from '#locales/fr/watch.ts';
import { plural } from '#locales/translator.ts';
import {
  alarmsOf,
  allUnreadOf,
  remaining,
  type WatchActor,
  type watchMachine,
} from '#machines/watch/watch.machine.ts';
import { meterKey } from '../../domain/consumption/meter.ts';
import type { Alarm } from '../../domain/consumption/watch/alarms.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { ShowMore } from '../../ui/controls/buttons/ShowMore.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { AlarmText, EmergencyHelp } from '../../views/alarm/AlarmText.tsx';
import { meterName } from '../../views/alarm/alarmWords.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { Panel } from '../../views/Panel.tsx';
import { buttons } from '../../views/progress/LongTask.css.ts';
import { MissedMeters, TaskFailure, Unequipped } from '../../views/progress/MissedMeters.tsx';
import { ProgressPanel, TaskStatus, useProgress } from '../../views/progress/ProgressPanel.tsx';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import * as css from './Watch.css.ts';

type AlarmWays = {
  addressOf: (alarm: Alarm) => string;
  requestOf: (alarm: Alarm) => Elements;
};

const AlarmItem = memo(({ alarm, addressOf, requestOf }: AlarmWays & { alarm: Alarm }) => {
  const { meter, episode } = alarm;
  const named = { meter: meterName(meter) };
  return (
    <li className={css.alarm}>
      <h2 className={css.name}>{named.meter}</h2>
      {meter.adresseDesserte && <p className={css.soft}>{meter.adresseDesserte}</p>}
      <AlarmText episode={episode} />
      <div className={buttons}>
        <Link variant="outlined" href={addressOf(alarm)} aria-label={t('meter.name', named)}>
          {t('meter.text')}
        </Link>
        {requestOf(alarm)}
      </div>
    </li>
  );
});

type Props = AlarmWays & {
  actor: WatchActor;
  emergencyPhone: string;
};

const keyOf = ({ meter, episode }: Alarm): string => `${meterKey(meter)} ${episode.startDate}`;

const countOf = (count: number): string => t(`count.${plural(count)}`, { count });

type WatchSnapshot = SnapshotFrom<typeof watchMachine>;

type PartProps = { actor: WatchActor; snapshot: WatchSnapshot };

type AlarmsProps = PartProps &
  AlarmWays & {
    emergencyPhone: string;
  };

const Alarms = ({ actor, snapshot, emergencyPhone, ...ways }: AlarmsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const { fetched, shown } = snapshot.context;
  const alarms = useMemo(() => alarmsOf({ fetched }), [fetched]);
  const visible = alarms.slice(0, shown);
  if (alarms.length === 0) return null;
  return (
    <div className={css.section}>
      <EmergencyHelp phone={emergencyPhone} />
      <ul ref={list} aria-label={t('list')} className={css.list}>
        {visible.map((alarm) => (
          <AlarmItem key={keyOf(alarm)} alarm={alarm} {...ways} />
        ))}
      </ul>
      {snapshot.matches('choosing') && alarms.length > shown && (
        <ShowMore
          shown={visible.length}
          total={alarms.length}
          countOf={countOf}
          list={list}
          onMore={() => actor.send({ type: 'more.asked' })}
        />
      )}
    </div>
  );
};

const doneIn = ({ context }: WatchSnapshot) => context.meters.length - remaining(context).length;

const toLabel = (snapshot: WatchSnapshot): string => {
  const total = snapshot.context.meters.length;
  if (snapshot.matches('listing')) return t('busy.listing');
  if (snapshot.matches('writing')) return t('busy.writing');
  if (snapshot.matches('saving')) return t('busy.saving');
  if (snapshot.matches('paused')) return t('paused', { done: doneIn(snapshot), total });
  return snapshot.matches('reading') ? t(`busy.reading.${plural(total)}`, { count: total }) : '';
};

const useWatchProgress = (snapshot: WatchSnapshot) => {
  const { listMeters, readMeters } = snapshot.children;
  const progress = useProgress(listMeters ?? readMeters);
  if (!snapshot.matches('reading')) return progress;
  return { done: doneIn(snapshot) + (progress?.done ?? 0), total: snapshot.context.meters.length };
};

const toPart = (snapshot: WatchSnapshot) => {
  if (snapshot.matches('reading')) return 'reading';
  if (snapshot.hasTag('busy')) return 'busy';
  const still = (['ready', 'unequipped', 'paused', 'choosing'] as const).find((state) =>
    snapshot.matches(state),
  );
  return still ?? 'failed';
};

const toTitle = (snapshot: WatchSnapshot): string => {
  if (snapshot.matches('unlisted')) return t('unlisted');
  return t(snapshot.matches('unwritten') ? 'unwritten' : 'interrupted');
};

const WatchFailure = ({ actor, snapshot }: PartProps) => (
  <TaskFailure
    title={toTitle(snapshot)}
    failure={snapshot.context.failure}
    onRetry={() => actor.send({ type: 'retried' })}
  >
    <Button variant="text" onPress={() => actor.send({ type: 'cancelled' })}>
      {ui('cancel')}
    </Button>
  </TaskFailure>
);

const toSummary = ({ context }: WatchSnapshot): string => {
  const read = context.fetched.length;
  const alarms = alarmsOf(context);
  const ofSeason = alarms.filter(({ episode }) => episode.cause === 'season').length;
  const count = alarms.length - ofSeason;
  const found = [
    ...(alarms.length === 0 ? [t('found.none')] : []),
    ...(count > 0 ? [t(`found.${plural(count)}`, { count })] : []),
    ...(ofSeason > 0 ? [t(`ofSeason.${plural(ofSeason)}`, { count: ofSeason })] : []),
  ].join(' ');
  return t('summary', { read: t(`readCount.${plural(read)}`, { count: read }), found });
};

const WatchResult = ({ actor, snapshot }: PartProps) => {
  const { saved, missed, fetched } = snapshot.context;
  const hasAlarms = fetched.some(({ episodes }) => episodes.length > 0);
  return (
    <div className={css.section}>
      {saved && snapshot.matches({ choosing: 'saved' }) && (
        <Alert tone="ok" title={t(`saved.${plural(saved.count)}`, saved)} />
      )}
      {missed.length > 0 && <MissedMeters missed={missed} onRetry={() => actor.send({ type: 'retried' })} />}
      {fetched.length > 0 && <p role="status">{toSummary(snapshot)}</p>}
      <div className={buttons}>
        {hasAlarms && (
          <>
            <Button onPress={() => actor.send({ type: 'list.asked', format: 'xlsx' })}>
              {t('lists.xlsx')}
            </Button>
            <Button onPress={() => actor.send({ type: 'list.asked', format: 'csv' })}>
              {t('lists.csv')}
            </Button>
          </>
        )}
        <Button variant="text" onPress={() => actor.send({ type: 'started' })}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
};

const WatchTask = ({ actor, snapshot }: PartProps) => {
  const hadFocus = useRef(false);
  const progress = useWatchProgress(snapshot);
  const label = toLabel(snapshot);
  const part = toPart(snapshot);
  const cancel = () => actor.send({ type: 'cancelled' });
  return (
    <div className={css.section}>
      <TaskStatus label={label} progress={snapshot.hasTag('busy') ? progress : null} />
      <Panel key={part} hadFocus={hadFocus}>
        {part === 'ready' && (
          <div className={buttons}>
            <Button variant="filled" onPress={() => actor.send({ type: 'started' })}>
              {t('start')}
            </Button>
          </div>
        )}
        {part === 'unequipped' && <Unequipped title={t('unequipped.title')} text={t('unequipped.text')} />}
        {part === 'failed' && <WatchFailure actor={actor} snapshot={snapshot} />}
        {snapshot.hasTag('busy') && (
          <ProgressPanel label={label} progress={progress} onCancel={cancel}>
            {part === 'reading' && (
              <Button onPress={() => actor.send({ type: 'paused' })}>{t('pause')}</Button>
            )}
          </ProgressPanel>
        )}
        {part === 'paused' && (
          <div className={buttons}>
            <Button variant="filled" onPress={() => actor.send({ type: 'resumed' })}>
              {t('resume')}
            </Button>
            <Button variant="text" onPress={cancel}>
              {ui('cancel')}
            </Button>
          </div>
        )}
        {part === 'choosing' && <WatchResult actor={actor} snapshot={snapshot} />}
      </Panel>
    </div>
  );
};

export const WatchView = ({ actor, ...ways }: Props) => {
  const snapshot = useSnapshot(actor);
  return (
    <Flow id="watch" snapshot={snapshot}>
      <div className={css.page}>
        <PageHeader title={t('title')} parent={{ href: '/espace-consommation', name: t('parent') }} />
        <div className={css.intro}>
          <p>{t('about')}</p>
          <p className={css.soft}>{alarmWords('limits')}</p>
        </div>
        <UnreadNotice unread={allUnreadOf(snapshot.context)} />
        <Boundary>
          <WatchTask actor={actor} snapshot={snapshot} />
        </Boundary>
        <Boundary>
          {snapshot.context.fetched.length > 0 && <Alarms actor={actor} snapshot={snapshot} {...ways} />}
        </Boundary>
      </div>
    </Flow>
  );
};
