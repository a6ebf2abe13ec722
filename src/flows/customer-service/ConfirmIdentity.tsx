import { t } from '#locales/fr/customerService.ts';
import { required } from '#machines/setup/required.ts';
import type { CustomerServiceActor } from '../../../machines/customer-service/customerService.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { ReadingSummary } from './reading/ReadingSummary.tsx';

/** Asks whether the request leaves under the right name (docs/rules.md#identity-confirmation). */
export const ConfirmIdentity = ({ actor }: { actor: CustomerServiceActor }) => {
  const { request, meter } = useSnapshot(actor).context;
  const { first_name, last_name, reading, references } = required(request);
  return (
    <Dialog title={t('confirming.title')} onClose={() => actor.send({ type: 'identity.closed' })}>
      <p>{t('confirming.text', { name: `${first_name} ${last_name}` })}</p>
      <p>{t('confirming.help')}</p>
      {reading && <ReadingSummary reading={reading} reference={references} opened={meter} />}
      <FormActions>
        <Button onPress={() => actor.send({ type: 'identity.denied' })}>{t('confirming.deny')}</Button>
        <Button variant="filled" onPress={() => actor.send({ type: 'identity.confirmed' })}>
          {t('confirming.confirm')}
        </Button>
      </FormActions>
    </Dialog>
  );
};
