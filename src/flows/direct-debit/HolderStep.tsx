import { useState } from 'react';
import { directDebitWords, t } from '#locales/fr/directDebit.ts';
import { fieldWords } from '#locales/translator.ts';
import { holderNames, holderSchema, holderTypes } from '#machines/direct-debit/directDebit.schema.ts';
import { required } from '#machines/setup/chart.ts';
import { civilities } from '../../domain/account/profile.ts';
import { formatPhone } from '../../domain/format.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { type StepProps, splitFailure } from './step.ts';

const field = fieldWords(directDebitWords);

const types = holderTypes.map((value) => ({ value, label: t(`holder_type.${value}`) }));
const civilityOptions = [...civilities].reverse().map((value) => ({ value, label: t(`civility.${value}`) }));

export const HolderStep = ({ actor, snapshot, onClose }: StepProps) => {
  const { information, failure } = snapshot.context;
  const { titulaire, mobile } = required(information);
  const [type, setType] = useState<string>('company');
  const isCompany = type === 'company';
  return (
    <Form
      schema={holderSchema}
      words={[directDebitWords]}
      onSubmit={(values) => actor.send({ type: 'holder.submitted', values })}
      isOver={() => actor.getSnapshot().status !== 'active'}
      {...splitFailure(failure, holderNames)}
    >
      <RadioGroup {...field('holder_type')} options={types} value={type} onChange={setType} />
      <RadioGroup
        name="civility"
        label={t(isCompany ? 'civility.representative' : 'civility.label')}
        options={civilityOptions}
      />
      <TextField
        name="last_name"
        label={t(isCompany ? 'last_name.company' : 'last_name.label')}
        autoComplete={isCompany ? 'organization' : 'family-name'}
        defaultValue={titulaire}
      />
      <TextField
        {...field('mobile_phone')}
        type="tel"
        autoComplete="mobile tel"
        isRequired={false}
        defaultValue={formatPhone(mobile)}
      />
      <FormActions>
        <Button onPress={onClose}>{t('leave')}</Button>
        <Button onPress={() => actor.send({ type: 'contract.reopened' })}>{t('back')}</Button>
        {snapshot.hasTag('holder') && <SubmitButton>{t('next')}</SubmitButton>}
      </FormActions>
    </Form>
  );
};
