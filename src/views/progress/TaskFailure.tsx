import { t as ui } from '#locales/fr/ui.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import type { Elements } from '../../ui/display/Card.tsx';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import { failureText } from '../failureText.ts';
import { buttons } from './LongTask.css.ts';

type Props = {
  title: string;
  failure: Failure | null;
  onRetry: () => void;
  /** What else may be done about it. */
  children?: Elements;
};

/** What failed of a long task and why, to be tried again. */
export const TaskFailure = ({ title, failure, onRetry, children }: Props) => (
  <>
    <Alert tone="bad" title={title}>
      <p>
        <WithServicePhone>{failureText(failure)}</WithServicePhone>
      </p>
    </Alert>
    <div className={buttons}>
      <Button variant="filled" onPress={onRetry}>
        {ui('retry')}
      </Button>
      {children}
    </div>
  </>
);
