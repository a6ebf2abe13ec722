import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { addContractWords, t } from '#locales/fr/addContract.ts';
import { lookUp } from '#locales/translator.ts';
import type { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import { newContractSchema } from '#machines/add-contract/addContract.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Flow } from '../../ui/Flow.tsx';
import { Form } from '../../ui/Form.tsx';
import { FieldRow, FormActions } from '../../ui/FormLayout.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** While typing, a reference takes digits and separators alone (specification 1, section 5). */
const keepReference = (typed: string) => typed.replace(/[^\d.,-]/g, '');

type Props = {
  actor: ActorRefFrom<typeof addContractMachine>;
  /** What leaving without a contract is called. */
  cancel?: string;
};

/** The form that attaches a contract, in a modal and as the second step of signup. */
export const AddContractView = ({ actor, cancel = t('cancel') }: Props) => {
  const snapshot = useSelector(actor, (current) => current);
  const { failure } = snapshot.context;
  const isReadOnly = snapshot.matches('consulting');
  const isBusy = snapshot.hasTag('busy');
  return (
    <Flow id="addContract" snapshot={snapshot}>
      <Form
        schema={newContractSchema}
        words={(key) => lookUp(addContractWords, key)}
        onSubmit={(contract) => actor.send({ type: 'contract.submitted', contract })}
        fieldErrors={failure?.fields}
        formError={failure?.message}
        isBusy={isBusy}
      >
        <p>{t('intro')}</p>
        <TextField
          name="reference"
          label={t('reference.label')}
          hint={t('reference.hint')}
          inputMode="decimal"
          autoComplete="off"
          format={keepReference}
        />
        <FieldRow>
          <TextField
            name="identifier"
            label={t('identifier.label')}
            hint={t('identifier.hint')}
            autoComplete="off"
          />
          <TextField
            name="zipcode"
            label={t('zipcode.label')}
            hint={t('zipcode.hint')}
            autoComplete="postal-code"
          />
        </FieldRow>
        <FormActions>
          <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'closed' })}>
            {cancel}
          </Button>
          <SubmitButton isDisabled={isReadOnly} reason={t('adviser')}>
            {t('submit')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Flow>
  );
};
