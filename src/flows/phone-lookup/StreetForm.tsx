import type { ReactNode } from 'react';
import { phoneLookupWords, t } from '#locales/fr/phoneLookup.ts';
import { streetSchema } from '#machines/phone-lookup/phoneLookup.schema.ts';
import type { StreetQuery } from '#machines/phone-lookup/phoneLookup.setup.ts';
import { StreetField } from '../../fields/addresses/StreetField.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';

type Props = {
  /** Of the town. */
  insee: string;
  /** What was given does not do, and why. */
  refusal: ReactNode;
  isBusy: boolean;
  onSubmit: (street: StreetQuery) => void;
};

/** Street and house number, when the town alone does not give the number to call. */
export const StreetForm = ({ insee, refusal, isBusy, onSubmit }: Props) => (
  <Form
    isSearch
    isBusy={isBusy}
    schema={streetSchema}
    words={[phoneLookupWords]}
    formError={refusal}
    onSubmit={(typed) => onSubmit(streetSchema.parse(typed))}
  >
    <StreetField key={insee} insee={insee} />
    <TextField name="streetNumber" label={t('streetNumber.label')} hint={t('streetNumber.hint')} />
    <FormActions>
      <SubmitButton>{t('submit')}</SubmitButton>
    </FormActions>
  </Form>
);
