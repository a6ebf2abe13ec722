import { t } from '#locales/fr/comparison.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { TaskFailure } from '../../views/progress/TaskFailure.tsx';
import type { ComparisonSnapshot, PartProps } from './comparisonActor.ts';

const toTitle = (snapshot: ComparisonSnapshot): string => {
  if (snapshot.matches('unlisted')) return t('unlisted');
  return t(snapshot.matches('unwritten') ? 'unwritten' : 'interrupted');
};

/** What failed and why, and what may be done about it. */
export const ComparisonFailure = ({ actor, snapshot }: PartProps) => (
  <TaskFailure
    title={toTitle(snapshot)}
    failure={snapshot.context.failure}
    onRetry={() => actor.send({ type: 'retried' })}
  >
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
  </TaskFailure>
);
