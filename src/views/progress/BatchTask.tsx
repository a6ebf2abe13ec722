import type { RefObject } from 'react';
import { t } from '#locales/fr/lists.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Failure } from '../../domain/failure.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Panel } from '../Panel.tsx';
import { buttons, floating, inTray } from './LongTask.css.ts';
import { TaskFailure } from './MissedMeters.tsx';
import { ProgressPanel, TaskStatus } from './ProgressPanel.tsx';

type Command = 'started' | 'paused' | 'resumed' | 'cancelled' | 'retried';

type Task = { label: string; progress: { done: number; total: number } | null; isBusy: boolean };

type CutShortProps = {
  title: string;
  text: string;
  resume: string;
  leave: string;
  onResume: () => void;
  onLeave: () => void;
};

/** Proposes to restart a task that the end of the session has interrupted. */
export const CutShortTask = ({ title, text, resume, leave, onResume, onLeave }: CutShortProps) => (
  <>
    <Alert tone="warn" title={title}>
      {text}
    </Alert>
    <div className={buttons}>
      <Button variant="filled" onPress={onResume}>
        {resume}
      </Button>
      <Button variant="text" onPress={onLeave}>
        {leave}
      </Button>
    </div>
  </>
);

type BatchProps = Task & {
  /** State of the task. If it changes, the next one takes the focus. */
  part: string;
  send: (command: { type: Command }) => void;
  hadFocus: RefObject<boolean>;
  failure: Failure | null;
  failureTitle: string;
  children: Elements;
};

export const BatchTask = ({ part, send, hadFocus, failure, failureTitle, children, ...task }: BatchProps) => {
  const { label, progress, isBusy } = task;
  const cancel = () => send({ type: 'cancelled' });
  return (
    <>
      <TaskStatus label={label} progress={isBusy ? progress : null} />
      <Panel key={part} hadFocus={hadFocus}>
        {isBusy && (
          <ProgressPanel label={label} progress={progress} onCancel={cancel}>
            {part === 'reading' && (
              <Button onPress={() => send({ type: 'paused' })}>{t('task.pause')}</Button>
            )}
          </ProgressPanel>
        )}
        {part === 'paused' && (
          <div className={buttons}>
            <Button variant="filled" onPress={() => send({ type: 'resumed' })}>
              {t('task.resume')}
            </Button>
            <Button variant="text" onPress={cancel}>
              {ui('cancel')}
            </Button>
          </div>
        )}
        {part === 'failed' && (
          <TaskFailure title={failureTitle} failure={failure} onRetry={() => send({ type: 'retried' })}>
            <Button variant="text" onPress={cancel}>
              {ui('cancel')}
            </Button>
          </TaskFailure>
        )}
        {children}
      </Panel>
    </>
  );
};

type TrayProps = Task & {
  title: string;
  href: string;
  follow: string;
  open: string;
  onCancel: () => void;
  onClose: () => void;
  cutShort: Elements;
  children?: Elements;
};

/** Task in the tray, while its page is closed: its progress, then a link to its result. */
export const TaskInTray = ({ title, href, follow, open, cutShort, children, ...task }: TrayProps) => {
  const { label, progress, isBusy, onCancel, onClose } = task;
  return (
    <section aria-label={title} className={`${floating} ${inTray}`}>
      {cutShort || (
        <>
          <TaskStatus label={label} progress={isBusy ? progress : null} />
          {children}
          {isBusy ? (
            <ProgressPanel label={label} progress={progress} onCancel={onCancel}>
              <Link variant="outlined" href={href}>
                {follow}
              </Link>
            </ProgressPanel>
          ) : (
            <div className={buttons}>
              <Link variant="outlined" href={href}>
                {open}
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
