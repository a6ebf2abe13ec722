import { t } from '#locales/fr/lists.ts';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { status } from './LongTask.css.ts';
import type { Progress } from './useProgress.ts';

/** Said of a long task: each quarter of it, and not each step. */
const toMilestone = ({ done, total }: Progress): number => Math.floor((4 * done) / Math.max(total, 1)) * 25;

type Props = {
  /** What is under way, or what there is to say; nothing is shown of an empty text. */
  label: string;
  progress: Progress | null;
};

/** Where a long task is, announced. */
export const TaskStatus = ({ label, progress }: Props) => {
  const percent = progress ? toMilestone(progress) : 0;
  return (
    <p role="status" className={status}>
      {label && <span>{label}</span>}
      {percent > 0 && <VisuallyHidden>{` ${t('task.milestone', { percent })}`}</VisuallyHidden>}
    </p>
  );
};
