import { t as ui } from '#locales/fr/ui.ts';
import { t } from '#locales/fr/watch.ts';
import { plural } from '#locales/plural.ts';
import { meterKey } from '#machines/domain/consumption/meter.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import { failureText } from '../../views/failureText.ts';
import { MissedList } from '../../views/progress/MissedList.tsx';
import * as css from './Watch.css.ts';
import type { PartProps, WatchSnapshot } from './watchActor.ts';
import { meterName } from './watchWords.ts';

type Missed = WatchSnapshot['context']['missed'];

const toTitle = (snapshot: WatchSnapshot): string => {
  if (snapshot.matches('unlisted')) return t('unlisted');
  return t(snapshot.matches('unwritten') ? 'unwritten' : 'interrupted');
};

/** What failed and why, and what may be done about it. */
export const WatchFailure = ({ actor, snapshot }: PartProps) => (
  <>
    <Alert tone="bad" title={toTitle(snapshot)}>
      <p>
        <WithServicePhone>{failureText(snapshot.context.failure)}</WithServicePhone>
      </p>
    </Alert>
    <div className={css.actions}>
      <Button variant="filled" onPress={() => actor.send({ type: 'retried' })}>
        {ui('retry')}
      </Button>
      <Button variant="text" onPress={() => actor.send({ type: 'cancelled' })}>
        {ui('cancel')}
      </Button>
    </div>
  </>
);

/** Past so many, meters that failed alike are counted, not listed. */
const mostListed = 5;

/** Each meter that is missing with why, or how many are for the same reason. */
const listLines = (missed: Missed) => {
  const alike = new Map<string, Missed>();
  for (const each of missed) {
    const reason = failureText(each.failure);
    alike.set(reason, [...(alike.get(reason) ?? []), each]);
  }
  return [...alike].flatMap(([reason, group]) =>
    group.length > mostListed
      ? [{ key: reason, line: t('missedAlike', { count: group.length, reason }) }]
      : group.map(({ meter }) => ({
          key: meterKey(meter),
          line: t('missedLine', { meter: meterName(meter), reason }),
        })),
  );
};

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
