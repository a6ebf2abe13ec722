import { useRef } from 'react';
import * as z from 'zod/mini';
import { personalSpaceWords, t } from '#locales/fr/personalSpace.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Contract } from '../../domain/contract/contract.ts';
import { ownNameSchema } from '../../domain/contract/siteLabel.ts';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { DialogContent } from '../../ui/dialogs/Dialog.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { useNotify } from '../../views/notices/notify.ts';
import { useOwnNames, writeOwnName } from '../../views/sites.ts';

const schema = z.object({ ownName: ownNameSchema });

const OwnNameDialog = ({ contract, onAbandoned }: { contract: Contract; onAbandoned: () => void }) => {
  const notify = useNotify();
  const isSaved = useRef(false);
  const save = ({ ownName }: z.output<typeof schema>) => {
    isSaved.current = true;
    writeOwnName(contract.reference, ownName);
    notify({ tone: 'ok', text: ownName ? t('ownName.saved', { name: ownName }) : t('ownName.removed') });
    onAbandoned();
  };
  const leave = () => askBeforeLeaving(onAbandoned);
  return (
    <DialogContent title={t('modals.ownName')} onClose={leave}>
      <Form
        schema={schema}
        words={[personalSpaceWords]}
        onSubmit={(typed) => save(schema.parse(typed))}
        isOver={() => isSaved.current}
      >
        <ContractName contract={contract} />
        <TextField
          name="ownName"
          label={t('ownName.label')}
          hint={t('ownName.hint')}
          defaultValue={useOwnNames().get(contract.reference) ?? ''}
          isRequired={false}
          autoComplete="off"
        />
        <FormActions>
          <Button onPress={leave}>{ui('cancel')}</Button>
          <SubmitButton>{t('ownName.submit')}</SubmitButton>
        </FormActions>
      </Form>
    </DialogContent>
  );
};

export default OwnNameDialog;
