import { t } from '#locales/fr/collaborators.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Choice } from '#machines/collaborators/collaborators.setup.ts';
import { displayName } from '#machines/domain/account/collaborator.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';

type Props = Choice & { isBusy: boolean; onConfirm: () => void; onCancel: () => void };

/** Names the person before anything is done to them. */
export const ConfirmDialog = ({ action, collaborator, isBusy, onConfirm, onCancel }: Props) => {
  const name = displayName(collaborator);
  return (
    <Dialog title={t(`confirm.${action}.title`, { name })} isDismissable={!isBusy} onClose={onCancel}>
      <Form isBusy={isBusy} onSubmit={onConfirm}>
        <div>
          {name !== collaborator.email && <p>{collaborator.email}</p>}
          <p>{t(`confirm.${action}.text`)}</p>
        </div>
        <FormActions>
          <Button isDisabled={isBusy} onPress={onCancel}>
            {ui('cancel')}
          </Button>
          <SubmitButton variant={action === 'delete_user' ? 'danger' : 'filled'}>
            {t(`confirm.${action}.submit`)}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
};
