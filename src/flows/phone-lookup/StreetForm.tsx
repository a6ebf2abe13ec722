import { phoneLookupWords, t } from '#locales/fr/phoneLookup.ts';
import type { Place } from '#machines/domain/place.ts';
import { streetSchema } from '#machines/phone-lookup/phoneLookup.schema.ts';
import type { StreetAsked } from '#machines/phone-lookup/phoneLookup.setup.ts';
import { StreetField } from '../../fields/StreetField.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormActions } from '../../ui/FormLayout.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

type Props = {
  place: Place;
  /** Why the street is asked, in the words of the service. */
  message: string;
  onSubmit: (street: StreetAsked) => void;
};

/** The street, where the town alone does not tell whom to call. */
export const StreetForm = ({ place, message, onSubmit }: Props) => (
  <>
    <Alert tone="info" title={message || t('askStreet')} />
    <Form
      isSearch
      schema={streetSchema}
      words={[phoneLookupWords]}
      onSubmit={({ hexaviaCode, streetNumber }) =>
        onSubmit({ hexaviaCode, streetNumber: streetNumber.trim() })
      }
    >
      <StreetField key={place.insee} insee={place.insee} />
      <TextField name="streetNumber" label={t('streetNumber')} isRequired={false} />
      <FormActions>
        <SubmitButton>{t('submit')}</SubmitButton>
      </FormActions>
    </Form>
  </>
);
