import type { ComponentProps, RefObject } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { t as meterWords } from '#locales/fr/alarm.ts';
import { t as lists } from '#locales/fr/lists.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural, type Values } from '#locales/translator.ts';
import type { TaskTag } from '#machines/export-file/exportFile.state.ts';
import { remaining } from '#machines/meter/meterBatches.state.ts';
import type { Failure } from '../../domain/failure.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { Panel } from '../Panel.tsx';
import { buttons, floating, inTray } from './LongTask.css.ts';
import { MissedMeters, TaskFailure, Unequipped } from './MissedMeters.tsx';
import { ProgressPanel, TaskStatus, useProgress } from './ProgressPanel.tsx';

type Snapshot = Pick<AnyMachineSnapshot, 'children' | 'value'> & {
  hasTag: (tag: TaskTag) => boolean;
  context: Parameters<typeof remaining>[0] & {
    failure: Failure | null;
    missed: ComponentProps<typeof MissedMeters>['missed'];
    saved: { name: string; count: number } | null;
  };
};

type Word =
  | `busy.${'listing' | 'writing' | 'saving'}`
  | `cutShort.${'title' | 'text' | 'resume' | 'leave'}`
  | `tray.${'open' | 'unread'}`
  | `saved.${'one' | 'other'}`
  | 'unequipped'
  | 'unwritten';

type Task = {
  actor: { send: (event: { type: 'started' | 'paused' | 'resumed' | 'cancelled' | 'retried' }) => void };
  snapshot: Snapshot;
  t: (word: Word, values?: Values) => string;
};

const doneIn = ({ context }: Snapshot): number => context.meters.length - remaining(context).length;

const labelOf = ({ snapshot, t }: Omit<Task, 'actor'>): string => {
  const total = snapshot.context.meters.length;
  const busy = (['listing', 'writing', 'saving'] as const).find((state) => state === snapshot.value);
  if (busy) return t(`busy.${busy}`);
  if (snapshot.value === 'paused') return meterWords('paused', { done: doneIn(snapshot), total });
  return snapshot.value === 'reading' ? meterWords(`reading.${plural(total)}`, { count: total }) : '';
};

const useBatchProgress = (snapshot: Snapshot) => {
  const listing = useProgress(snapshot.children.listMeters);
  if (snapshot.value !== 'reading') return listing;
  return { done: doneIn(snapshot), total: snapshot.context.meters.length };
};

const partOf = (snapshot: Snapshot) => {
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.hasTag('busy') && snapshot.value !== 'reading') return 'busy';
  return typeof snapshot.value === 'string' ? snapshot.value : 'choosing';
};

const failureTitle = ({ snapshot, t }: Omit<Task, 'actor'>): string => {
  if (snapshot.value === 'unwritten') return t('unwritten');
  return meterWords(snapshot.value === 'unlisted' ? 'unlisted' : 'interrupted');
};

const CutShort = ({ actor, t }: Omit<Task, 'snapshot'>) => (
  <>
    <Alert tone="warn" title={t('cutShort.title')}>
      {t('cutShort.text')}
    </Alert>
    <div className={buttons}>
      <Button variant="filled" onPress={() => actor.send({ type: 'started' })}>
        {t('cutShort.resume')}
      </Button>
      <Button variant="text" onPress={() => actor.send({ type: 'cancelled' })}>
        {t('cutShort.leave')}
      </Button>
    </div>
  </>
);

type EndProps = Task & { result: string | null };

const End = ({ actor, snapshot, t, result }: EndProps) => {
  const { saved, missed } = snapshot.context;
  return (
    <>
      {saved && snapshot.hasTag('ended') && (
        <Alert tone="ok" title={t(`saved.${plural(saved.count)}`, saved)} />
      )}
      {missed.length > 0 && <MissedMeters missed={missed} onRetry={() => actor.send({ type: 'retried' })} />}
      {result && (
        <p role="status">
          <VisuallyHidden>{result}</VisuallyHidden>
        </p>
      )}
    </>
  );
};

type BatchProps = EndProps & { hadFocus: RefObject<boolean>; ready: Elements };

export const BatchTask = ({ hadFocus, ready, result, ...task }: BatchProps) => {
  const { actor, snapshot, t } = task;
  const progress = useBatchProgress(snapshot);
  const [part, label, isBusy] = [partOf(snapshot), labelOf(task), snapshot.hasTag('busy')];
  const cancel = () => actor.send({ type: 'cancelled' });
  return (
    <>
      <TaskStatus label={label} progress={isBusy ? progress : null} />
      <Panel key={part} hadFocus={hadFocus}>
        {isBusy && (
          <ProgressPanel label={label} progress={progress} onCancel={cancel}>
            {part === 'reading' && (
              <Button onPress={() => actor.send({ type: 'paused' })}>{lists('task.pause')}</Button>
            )}
          </ProgressPanel>
        )}
        {part === 'paused' && (
          <div className={buttons}>
            <Button variant="filled" onPress={() => actor.send({ type: 'resumed' })}>
              {lists('task.resume')}
            </Button>
            <Button variant="text" onPress={cancel}>
              {ui('cancel')}
            </Button>
          </div>
        )}
        {part === 'failed' && (
          <TaskFailure
            title={failureTitle(task)}
            failure={snapshot.context.failure}
            onRetry={() => actor.send({ type: 'retried' })}
          >
            <Button variant="text" onPress={cancel}>
              {ui('cancel')}
            </Button>
          </TaskFailure>
        )}
        {part === 'ready' && ready}
        {part === 'cutShort' && <CutShort {...task} />}
        {part === 'unequipped' && <Unequipped text={t('unequipped')} />}
        {part === 'choosing' && <End result={result} {...task} />}
      </Panel>
    </>
  );
};

type TrayProps = Task & {
  title: string;
  ended: string | null;
  href: string;
  onClose: () => void;
  children?: Elements;
};

export const TaskInTray = ({ title, ended, href, onClose, children, ...task }: TrayProps) => {
  const { actor, snapshot, t } = task;
  const progress = useBatchProgress(snapshot);
  const isBusy = snapshot.hasTag('busy');
  const label = labelOf(task) || (ended ?? t('tray.unread'));
  return (
    <section aria-label={title} className={`${floating} ${inTray}`}>
      {snapshot.hasTag('interrupted') ? (
        <CutShort {...task} />
      ) : (
        <>
          <TaskStatus label={label} progress={isBusy ? progress : null} />
          {children}
          {isBusy ? (
            <ProgressPanel
              label={label}
              progress={progress}
              onCancel={() => actor.send({ type: 'cancelled' })}
            >
              <Link variant="outlined" href={href}>
                {meterWords('follow')}
              </Link>
            </ProgressPanel>
          ) : (
            <div className={buttons}>
              <Link variant="outlined" href={href}>
                {t('tray.open')}
              </Link>
              <Button variant="text" onPress={onClose}>
                {ui('close')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
};
