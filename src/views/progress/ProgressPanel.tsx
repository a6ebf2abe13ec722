import { t } from '#locales/fr/lists.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Progress } from '../../ui/display/Progress.tsx';
import { actions } from './LongTask.css.ts';
import type { Progress as HowFar } from './useProgress.ts';

type Props = {
  /** What is under way. */
  label: string;
  progress: HowFar | null;
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
