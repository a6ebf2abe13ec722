import type { ReactNode } from 'react';
import { t } from '#locales/fr/exports.ts';
import type { Failure } from '../../domain/failure.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { failureText } from '../failureText.ts';

type Props = {
  /** Which file is saved, and what it holds. */
  title: string;
  isSaving: boolean;
  /** Why it could not be saved again. */
  failure: Failure | null;
  onRepeat: () => void;
  /** A control that faces the title. */
  aside?: ReactNode;
};

/** That a file is saved: it stays at hand, for a browser may have refused it or lost it (docs/rules.md#exports). */
export const SavedAlert = ({ title, isSaving, failure, onRepeat, aside }: Props) => (
  <Alert tone={failure ? 'bad' : 'ok'} title={failure ? t('file.unsaved') : title} aside={aside}>
    {failure && (
      <p>
        <WithServicePhone>{failureText(failure)}</WithServicePhone>
      </p>
    )}
    <Button isBusy={isSaving} onPress={onRepeat}>
      {t('file.again')}
    </Button>
  </Alert>
);
