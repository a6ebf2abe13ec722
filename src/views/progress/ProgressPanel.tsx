import { useEffect, useState } from 'react';
import { t } from '#locales/fr/lists.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Progressed } from '#machines/setup/chart.ts';
import type { Failure } from '../../domain/failure.ts';
import { groupBy } from '../../domain/lists.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { Progress } from '../../ui/display/Steps.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { failureText } from '../failureText.ts';
import { actions, list, status } from './LongTask.css.ts';

type TaskProgress = { done: number; total: number };

type Call = {
  on: (type: 'progressed', listener: (event: Progressed) => void) => { unsubscribe: () => void };
};

export const useProgress = (call: Call | undefined): TaskProgress | null => {
  const [last, setLast] = useState<(TaskProgress & { of: Call }) | null>(null);
  useEffect(() => {
    const listening = call?.on('progressed', ({ done, total }) => setLast({ done, total, of: call }));
    return () => listening?.unsubscribe();
  }, [call]);
  return last && last.of === call ? last : null;
};

type Props = { label: string; progress: TaskProgress | null; onCancel?: () => void; children?: Elements };

export const ProgressPanel = ({ label, progress, onCancel, children }: Props) => (
  <div className={actions}>
    <Progress label={label} {...progress}>
      {progress && t('task.progress', progress)}
    </Progress>
    {children}
    {onCancel && <Button onPress={onCancel}>{ui('cancel')}</Button>}
  </div>
);

export type MissedLine = { key: string; line: string };

const mostListed = 5;

export const toMissedLines = <Missed extends { failure: Failure }>(
  missed: readonly Missed[],
  toLine: (each: Missed, reason: string) => MissedLine,
  countAlike: (count: number, reason: string) => string,
): MissedLine[] => {
  const alike = groupBy(missed, ({ failure }) => failureText(failure));
  return [...alike].flatMap(([reason, group]) =>
    group.length > mostListed
      ? [{ key: reason, line: countAlike(group.length, reason) }]
      : group.map((each) => toLine(each, reason)),
  );
};

export const MissedList = ({ label, lines }: { label: string; lines: readonly MissedLine[] }) => (
  <ul aria-label={label} className={list}>
    {lines.map(({ key, line }) => (
      <li key={key}>
        <WithServicePhone>{line}</WithServicePhone>
      </li>
    ))}
  </ul>
);

/** Percentage for screen readers. Rounded down to a multiple of 25, so that announcements are rare. */
const toMilestone = ({ done, total }: TaskProgress): number =>
  Math.floor((4 * done) / Math.max(total, 1)) * 25;

export const TaskStatus = ({ label, progress }: { label: string; progress: TaskProgress | null }) => {
  const percent = progress ? toMilestone(progress) : 0;
  return (
    <p role="status" className={status}>
      {label && <span>{label}</span>}
      {percent > 0 && <VisuallyHidden>{` ${t('task.milestone', { percent })}`}</VisuallyHidden>}
    </p>
  );
};
