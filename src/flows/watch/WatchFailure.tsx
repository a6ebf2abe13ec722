import { t as ui } from '#locales/fr/ui.ts';
import { t } from '#locales/fr/watch.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import { failureText } from '../../views/failureText.ts';
import * as css from './Watch.css.ts';
import type { PartProps, WatchSnapshot } from './watchActor.ts';

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
