import { failures } from '#locales/fr/failures.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { actions } from '../../views/progress/LongTask.css.ts';
import type { PartProps } from './exportActor.ts';

/** What came of an export whose window is closed: a refusal has no form to be told in. */
export const ExportOutcome = ({ actor, snapshot }: PartProps) => {
  const { failure } = snapshot.context;
  return (
    <>
      {snapshot.matches({ choosing: 'refused' }) && (
        <Alert tone="bad" title={failure?.message || failures.technical} />
      )}
      <div className={actions}>
        <Button onPress={() => actor.send({ type: 'closed' })}>{ui('close')}</Button>
      </div>
    </>
  );
};
