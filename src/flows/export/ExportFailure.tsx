import { t } from '#locales/fr/export.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/plural.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import { failureText } from '../../views/failureText.ts';
import { allForbidden, RetryButton } from '../../views/forbidden.tsx';
import { actions } from '../../views/progress/LongTask.css.ts';
import { MissedList } from '../../views/progress/MissedList.tsx';
import { Reconnected } from '../../views/progress/Reconnected.tsx';
import type { ExportSnapshot, PartProps } from './exportActor.ts';
import { contractLines, meterLines } from './missingLines.ts';

const toTitle = (snapshot: ExportSnapshot): string => {
  const { length } = snapshot.context.missed;
  if (snapshot.matches('unlisted')) return t('unlisted');
  if (snapshot.matches('partlyListed')) return t('partlyListed.title');
  if (snapshot.matches('unwritten')) return t('unwritten');
  if (snapshot.matches('failed')) return t('failed');
  return t(`incomplete.${plural(length)}`, { count: length });
};

/** What failed and why, and what may be done about it. */
export const ExportFailure = ({ actor, snapshot, isApart }: PartProps & { isApart: boolean }) => {
  const { failure, missed, missedPages, listed } = snapshot.context;
  const isPartlyListed = snapshot.matches('partlyListed');
  const isListing = isPartlyListed || snapshot.matches('unlisted');
  const isMissing = !failure && (snapshot.matches('incomplete') || snapshot.matches('failed'));
  return (
    <>
      <Alert tone="bad" title={toTitle(snapshot)}>
        {failure && !isPartlyListed && (
          <p>
            <WithServicePhone>{failureText(failure)}</WithServicePhone>
          </p>
        )}
      </Alert>
      {isMissing && snapshot.context.isReconnected && <Reconnected />}
      {isMissing && <MissedList label={t('missed')} lines={meterLines(missed, listed)} />}
      {isPartlyListed && <MissedList label={t('partlyListed.label')} lines={contractLines(missedPages)} />}
      <div className={actions}>
        <RetryButton
          variant="filled"
          failure={failure ?? allForbidden(missed)}
          onPress={() => actor.send({ type: 'retried' })}
        />
        {snapshot.can({ type: 'rest.kept' }) && (
          <Button onPress={() => actor.send({ type: 'rest.kept' })}>
            {t(isPartlyListed ? 'partlyListed.keep' : 'keep')}
          </Button>
        )}
        <Button variant="text" onPress={() => actor.send({ type: isListing ? 'closed' : 'cancelled' })}>
          {isListing ? ui('close') : t(isApart ? 'giveUp' : 'back')}
        </Button>
      </div>
    </>
  );
};
