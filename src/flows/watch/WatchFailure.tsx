import { t as ui } from '#locales/fr/ui.ts';
import { t } from '#locales/fr/watch.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { TaskFailure } from '../../views/progress/TaskFailure.tsx';
import type { PartProps, WatchSnapshot } from './watchActor.ts';

const toTitle = (snapshot: WatchSnapshot): string => {
  if (snapshot.matches('unlisted')) return t('unlisted');
  return t(snapshot.matches('unwritten') ? 'unwritten' : 'interrupted');
};

/** What failed and why, and what may be done about it. */
export const WatchFailure = ({ actor, snapshot }: PartProps) => (
  <TaskFailure
    title={toTitle(snapshot)}
    failure={snapshot.context.failure}
    onRetry={() => actor.send({ type: 'retried' })}
  >
    <Button variant="text" onPress={() => actor.send({ type: 'cancelled' })}>
      {ui('cancel')}
    </Button>
  </TaskFailure>
);
