import type { ActorRefFrom } from 'xstate';
import { addContractWords, t } from '#locales/fr/addContract.ts';
import { fieldWords } from '#locales/translator.ts';
import { type addContractMachine, newContractSchema } from '#machines/add-contract/addContract.machine.ts';
import { typedReference } from '../../domain/contract/contract.ts';
import { FieldRow } from '../../ui/forms/FormLayout.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { FormFlow } from '../../views/forms/FormFlow.tsx';

const field = fieldWords(addContractWords);

type Props = { actor: ActorRefFrom<typeof addContractMachine>; cancel?: string };

export const AddContractView = ({ actor, ...cancel }: Props) => (
  <FormFlow {...cancel} actor={actor} schema={newContractSchema} words={[addContractWords]} t={t}>
    <p>{t('intro')}</p>
    <TextField {...field('reference')} inputMode="decimal" autoComplete="off" format={typedReference} />
    <FieldRow>
      <TextField {...field('identifier')} autoComplete="off" />
      <TextField {...field('zipcode')} autoComplete="postal-code" />
    </FieldRow>
  </FormFlow>
);
