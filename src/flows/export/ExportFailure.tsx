import { t } from '#locales/fr/export.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/plural.ts';
import { meterKey } from '#machines/domain/consumption/meter.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import { failureText } from '../../views/failureText.ts';
import { actions } from '../../views/progress/LongTask.css.ts';
import { MissedList } from '../../views/progress/MissedList.tsx';
import { Reconnected } from '../../views/progress/Reconnected.tsx';
import type { ExportSnapshot, PartProps } from './exportActor.ts';

const toTitle = (snapshot: ExportSnapshot): string => {
  const { length } = snapshot.context.missed;
  if (snapshot.matches('unlisted')) return t('unlisted');
  if (snapshot.matches('unwritten')) return t('unwritten');
  if (snapshot.matches('failed')) return t('failed');
  return t(`incomplete.${plural(length)}`, { count: length });
};

const listMissed = ({ context }: ExportSnapshot) =>
  context.missed.map(({ meter, failure }) => ({
    key: meterKey(meter),
    line: t('missedLine', {
      meter: meter.matriculeCompteur || t('unnumbered'),
      reason: failureText(failure),
    }),
  }));

/** What failed and why, and what may be done about it. */
export const ExportFailure = ({ actor, snapshot, isApart }: PartProps & { isApart: boolean }) => {
  const { failure } = snapshot.context;
  const isUnlisted = snapshot.matches('unlisted');
  const isMissing = !failure && (snapshot.matches('incomplete') || snapshot.matches('failed'));
  return (
    <>
      <Alert tone="bad" title={toTitle(snapshot)}>
        {failure && (
          <p>
            <WithServicePhone>{failureText(failure)}</WithServicePhone>
          </p>
        )}
      </Alert>
      {isMissing && snapshot.context.isReconnected && <Reconnected />}
      {isMissing && <MissedList label={t('missed')} lines={listMissed(snapshot)} />}
      <div className={actions}>
        <Button variant="filled" onPress={() => actor.send({ type: 'retried' })}>
          {ui('retry')}
        </Button>
        {snapshot.matches('incomplete') && (
          <Button onPress={() => actor.send({ type: 'rest.kept' })}>{t('keep')}</Button>
        )}
        <Button variant="text" onPress={() => actor.send({ type: isUnlisted ? 'closed' : 'cancelled' })}>
          {isUnlisted ? ui('close') : t(isApart ? 'giveUp' : 'back')}
        </Button>
      </div>
    </>
  );
};
