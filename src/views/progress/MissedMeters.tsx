import { t } from '#locales/fr/alarm.ts';
import { plural } from '#locales/translator.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import type { Failure } from '../../domain/failure.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { meterName } from '../alarm/alarmWords.ts';
import { allForbidden, RetryButton } from '../forbidden.tsx';
import { actions } from './LongTask.css.ts';
import { MissedList } from './MissedList.tsx';
import { toMissedLines } from './missedLines.ts';

type Props = {
  missed: readonly { meter: Meter; failure: Failure }[];
  onRetry: () => void;
};

const listLines = (missed: Props['missed']) =>
  toMissedLines(
    missed,
    ({ meter }, reason) => ({
      key: meterKey(meter),
      line: t('missed.line', { meter: meterName(meter), reason }),
    }),
    (count, reason) => t('missed.alike', { count, reason }),
  );

/** The meters that could not be read, to be asked again. */
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
