import type { ReactNode } from 'react';
import { t as file } from '#locales/fr/exports.ts';
import { plural } from '#locales/translator.ts';
import type { Failure } from '../../domain/failure.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { FailureText } from '../forbidden.tsx';
import { actions } from './LongTask.css.ts';

type Count = 'one' | 'other';

type Props = {
  t: (
    key: `interrupted.${Count}` | `interrupted.none.${Count}`,
    parameters: Record<string, number>,
  ) => string;
  saved: number;
  missing: number;
  onResume: () => void;
  onLeave: () => void;
};

export const InterruptedPanel = ({ t, saved, missing, onResume, onLeave }: Props) => {
  const isAnySaved = saved > 0;
  return (
    <>
      <Alert
        tone="warn"
        title={
          isAnySaved
            ? t(`interrupted.${plural(saved)}`, { saved, total: saved + missing })
            : t(`interrupted.none.${plural(missing)}`, { count: missing })
        }
      />
      <div className={actions}>
        <Button variant="filled" onPress={onResume}>
          {isAnySaved ? file(`file.resume.${plural(missing)}`, { count: missing }) : file('file.resume.all')}
        </Button>
        <Button variant="text" onPress={onLeave}>
          {file('file.leave')}
        </Button>
      </div>
    </>
  );
};

export const Reconnected = () => <Alert tone="info" title={file('file.reconnected')} />;

type SavedAlertProps = {
  title: string;
  isSaving: boolean;
  failure: Failure | null;
  onRepeat: () => void;
  aside?: ReactNode;
};

export const SavedAlert = ({ title, isSaving, failure, onRepeat, aside }: SavedAlertProps) => (
  <Alert tone={failure ? 'bad' : 'ok'} title={failure ? file('file.unsaved') : title} aside={aside}>
    {failure && <FailureText failure={failure} />}
    <Button isBusy={isSaving} onPress={onRepeat}>
      {file('file.again')}
    </Button>
  </Alert>
);
