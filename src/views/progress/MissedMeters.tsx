import { t } from '#locales/fr/alarm.ts';
import { plural } from '#locales/translator.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { meterName } from '../alarm/alarmWords.ts';
import { failureText } from '../failureText.ts';
import { allForbidden, RetryButton } from '../forbidden.tsx';
import { actions, buttons } from './LongTask.css.ts';
import { MissedList, toMissedLines } from './ProgressPanel.tsx';

type Props = { missed: readonly { meter: Meter; failure: Failure }[]; onRetry: () => void };

const listLines = (missed: Props['missed']) =>
  toMissedLines(
    missed,
    ({ meter }, reason) => ({
      key: meterKey(meter),
      line: t('missed.line', { meter: meterName(meter), reason }),
    }),
    (count, reason) => t('missed.alike', { count, reason }),
  );

export const MissedMeters = ({ missed, onRetry }: Props) => {
  const form = plural(missed.length);
  return (
    <>
      <Alert tone="warn" title={t(`missed.count.${form}`, { count: missed.length })} />
      <MissedList label={t('missed.label')} lines={listLines(missed)} />
      <div className={actions}>
        <RetryButton failure={allForbidden(missed)} onPress={onRetry}>
          {t(`missed.askAgain.${form}`)}
        </RetryButton>
      </div>
    </>
  );
};

type TaskFailureProps = { title: string; failure: Failure | null; onRetry: () => void; children?: Elements };

export const TaskFailure = ({ title, failure, onRetry, children }: TaskFailureProps) => (
  <>
    <Alert tone="bad" title={title}>
      {failureText(failure)}
    </Alert>
    <div className={buttons}>
      <RetryButton variant="filled" failure={failure} onPress={onRetry} />
      {children}
    </div>
  </>
);

export const Unequipped = ({ title = t('unequipped.title'), text }: { title?: string; text: string }) => (
  <>
    <Alert tone="info" title={title}>
      {text}
    </Alert>
    <div className={buttons}>
      <Link variant="outlined" href="/espace-consommation">
        {t('unequipped.list')}
      </Link>
    </div>
  </>
);
