import { useEffect, useState } from 'react';
import { t } from '#locales/fr/lists.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Progressed } from '#machines/setup/chart.ts';
import type { Failure } from '../../domain/failure.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Progress } from '../../ui/display/Progress.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { failureText } from '../failureText.ts';
import { actions, list, status } from './LongTask.css.ts';

type TaskProgress = { done: number; total: number };

/** A call under way, as far as it tells how far it is. */
type Call = {
  on: (type: 'progressed', listener: (event: Progressed) => void) => { unsubscribe: () => void };
};

/** How far a call is; null where none is under way, or where it has not said. */
export const useProgress = (call: Call | undefined): TaskProgress | null => {
  const [last, setLast] = useState<(TaskProgress & { of: Call }) | null>(null);
  useEffect(() => {
    const listening = call?.on('progressed', ({ done, total }) => setLast({ done, total, of: call }));
    return () => listening?.unsubscribe();
  }, [call]);
  return last && last.of === call ? last : null;
};

type Props = {
  /** What is under way. */
  label: string;
  progress: TaskProgress | null;
  /** Where it may be given up. */
  onCancel?: () => void;
  /** What else may be done of it. */
  children?: Elements;
};

/** How far a long task is, and its end. */
export const ProgressPanel = ({ label, progress, onCancel, children }: Props) => (
  <div className={actions}>
    <Progress label={label} {...progress}>
      {progress && t('task.progress', progress)}
    </Progress>
    {children}
    {onCancel && <Button onPress={onCancel}>{ui('cancel')}</Button>}
  </div>
);

/** A line of a list of what did not come. */
export type MissedLine = { key: string; line: string };

/** Past so many, what failed alike is counted, not listed. */
const mostListed = 5;

/** Each thing that is missing with why, or how many are for the same reason. */
export const toMissedLines = <Missed extends { failure: Failure }>(
  missed: readonly Missed[],
  toLine: (each: Missed, reason: string) => MissedLine,
  countAlike: (count: number, reason: string) => string,
): MissedLine[] => {
  const alike = new Map<string, Missed[]>();
  for (const each of missed) {
    const reason = failureText(each.failure);
    alike.set(reason, [...(alike.get(reason) ?? []), each]);
  }
  return [...alike].flatMap(([reason, group]) =>
    group.length > mostListed
      ? [{ key: reason, line: countAlike(group.length, reason) }]
      : group.map((each) => toLine(each, reason)),
  );
};

type MissedListProps = {
  label: string;
  /** What did not come, each with why. */
  lines: readonly MissedLine[];
};

export const MissedList = ({ label, lines }: MissedListProps) => (
  <ul aria-label={label} className={list}>
    {lines.map(({ key, line }) => (
      <li key={key}>
        <WithServicePhone>{line}</WithServicePhone>
      </li>
    ))}
  </ul>
);

/** Said of a long task: each quarter of it, and not each step. */
const toMilestone = ({ done, total }: TaskProgress): number =>
  Math.floor((4 * done) / Math.max(total, 1)) * 25;

type TaskStatusProps = {
  /** What is under way, or what there is to say; nothing is shown of an empty text. */
  label: string;
  progress: TaskProgress | null;
};

/** Where a long task is, announced. */
export const TaskStatus = ({ label, progress }: TaskStatusProps) => {
  const percent = progress ? toMilestone(progress) : 0;
  return (
    <p role="status" className={status}>
      {label && <span>{label}</span>}
      {percent > 0 && <VisuallyHidden>{` ${t('task.milestone', { percent })}`}</VisuallyHidden>}
    </p>
  );
};
