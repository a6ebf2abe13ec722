import * as z from 'zod/mini';
import { debitFormStubWords, t } from '#locales/fr/debitFormStub.ts';
import { t as tIban } from '#locales/fr/iban.ts';
import { fieldWords } from '#locales/translator.ts';
import { requiredText } from '../../domain/account/identity.ts';
import { bareIban, findIban } from '../../domain/iban.ts';
import { NameFields } from '../../fields/identity/NameFields.tsx';
import { Select } from '../../ui/forms/choice/Select.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { BoxesField } from '../../ui/forms/text/BoxesField.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';

const field = fieldWords(debitFormStubWords);

const countries = (['FR', 'UK'] as const).map((value) => ({ value, label: t(`country.${value}`) }));

const nobody = { civility: null, first_name: '', last_name: '' };

const stubBoxes = { count: 6, length: 4 };

const boxNames = Array.from({ length: stubBoxes.count }, (_, index) => `iban-${index + 1}`);

const isFilled = (typed: Record<string, unknown>) => boxNames.every((box) => Boolean(typed[box]));

const debitFormStubSchema = z
  .looseObject({
    first_name: requiredText('first_name'),
    last_name: requiredText('last_name'),
    mobile_phone: requiredText('mobile_phone'),
  })
  .check(z.refine(isFilled, { path: ['iban'], error: 'iban.required' }));

/** Unfinished debit form, which no route shows and which sends nothing (docs/rules.md#debit-form-stub). */
export const DebitFormStub = () => (
  <Form schema={debitFormStubSchema} words={[debitFormStubWords]} onSubmit={() => {}}>
    <NameFields identity={nobody} />
    <TextField {...field('mobile_phone')} type="tel" autoComplete="mobile tel" />
    <Select {...field('country')} options={countries} defaultValue="FR" autoComplete="country" />
    <BoxesField
      {...field('iban')}
      hint={tIban('hint')}
      size={stubBoxes}
      format={bareIban}
      findWhole={findIban}
    />
    <FormActions>
      <SubmitButton>{t('submit')}</SubmitButton>
    </FormActions>
  </Form>
);
