import type { Failure } from '../../domain/failure.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { failureText } from '../failureText.ts';
import { RetryButton } from '../forbidden.tsx';
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
      <RetryButton variant="filled" failure={failure} onPress={onRetry} />
      {children}
    </div>
  </>
);
