import { t } from '#locales/fr/comparison.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import { failureText } from '../../views/failureText.ts';
import * as css from './Comparison.css.ts';
import type { ComparisonSnapshot, PartProps } from './comparisonActor.ts';

const toTitle = (snapshot: ComparisonSnapshot): string => {
  if (snapshot.matches('unlisted')) return t('unlisted');
  return t(snapshot.matches('unwritten') ? 'unwritten' : 'interrupted');
};

/** What failed and why, and what may be done about it. */
export const ComparisonFailure = ({ actor, snapshot }: PartProps) => (
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
      {snapshot.matches('interrupted') && (
        <Button variant="text" onPress={() => actor.send({ type: 'choice.reopened' })}>
          {t('change')}
        </Button>
      )}
      {snapshot.matches('unwritten') && (
        <Button variant="text" onPress={() => actor.send({ type: 'cancelled' })}>
          {ui('cancel')}
        </Button>
      )}
    </div>
  </>
);
