import { t } from '#locales/fr/watch.ts';
import { plural } from '#locales/plural.ts';
import { meterKey } from '#machines/domain/consumption/meter.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { meterName } from '../../views/alarm/alarmWords.ts';
import { MissedList } from '../../views/progress/MissedList.tsx';
import { toMissedLines } from '../../views/progress/missedLines.ts';
import * as css from './Watch.css.ts';
import type { PartProps, WatchSnapshot } from './watchActor.ts';

const listLines = (missed: WatchSnapshot['context']['missed']) =>
  toMissedLines(
    missed,
    ({ meter }, reason) => ({
      key: meterKey(meter),
      line: t('missedLine', { meter: meterName(meter), reason }),
    }),
    (count, reason) => t('missedAlike', { count, reason }),
  );

/** The meters that could not be read, to be asked again. */
export const MissedMeters = ({ actor, snapshot }: PartProps) => {
  const { missed } = snapshot.context;
  const form = plural(missed.length);
  return (
    <>
      <Alert tone="warn" title={t(`missedCount.${form}`, { count: missed.length })} />
      <MissedList label={t('missed')} lines={listLines(missed)} />
      <div className={css.actions}>
        <Button onPress={() => actor.send({ type: 'retried' })}>{t(`askAgain.${form}`)}</Button>
      </div>
    </>
  );
};
