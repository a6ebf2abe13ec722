import { t } from '#locales/fr/export.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { actions } from '../../views/progress/LongTask.css.ts';
import type { ExportActor } from './exportActor.ts';

/** That there is nothing to export. */
export const WithoutMeters = ({ actor }: { actor: ExportActor }) => (
  <>
    <Alert tone="info" title={t('withoutMeters')} />
    <div className={actions}>
      <Button onPress={() => actor.send({ type: 'closed' })}>{ui('close')}</Button>
    </div>
  </>
);
