import { useEffect } from 'react';
import { t } from '#locales/fr/longTask.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Button } from '../ui/Button.tsx';
import { Progress } from '../ui/Progress.tsx';
import { holdPage } from '../ui/unsaved.ts';
import { actions } from './LongTask.css.ts';
import type { Progress as Told } from './useProgress.ts';

type Props = {
  /** What is under way. */
  label: string;
  progress: Told | null;
  onCancel: () => void;
};

/** A reload of the page would lose what has come: a link of the portal and Back are meant, the browser asks. */
const holdReload = () => holdPage({ unsaved: () => 'typed', ask: (leave) => leave() });

/** How far a long task is, and its end. */
export const ProgressPanel = ({ label, progress, onCancel }: Props) => {
  useEffect(holdReload, []);
  return (
    <div className={actions}>
      <Progress label={label} {...progress}>
        {progress && t('progress', progress)}
      </Progress>
      <Button onPress={onCancel}>{ui('cancel')}</Button>
    </div>
  );
};
