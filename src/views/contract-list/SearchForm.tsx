import SearchIcon from 'lucide-react/icons/search';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { t } from '#locales/fr/contractList.ts';
import type { Words } from '#locales/translator.ts';
import type { Failure } from '../../domain/failure.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Checkbox } from '../../ui/forms/choice/Checkbox.tsx';
import { Select } from '../../ui/forms/choice/Select.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { findErrors } from '../../ui/forms/readForm.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { DateField } from '../../ui/forms/text/DateField.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import type { SearchField } from './contractSearch.ts';
import * as css from './SearchPanel.css.ts';

const Field = ({ field }: { field: SearchField }) => {
  const { name, label, value = '' } = field;
  const text = { name, label, defaultValue: value };
  if (field.kind === 'date') return <DateField {...text} />;
  if (field.kind === 'choice') {
    const { emptyLabel, options } = field;
    return <Select {...text} isRequired={false} emptyLabel={emptyLabel} options={options} />;
  }
  if (field.kind === 'text') {
    const { kind: _, value: typed, ...look } = field;
    return <TextField {...look} defaultValue={typed} isRequired={false} />;
  }
  return (
    <div className={css.wideField}>
      <Checkbox name={name} defaultSelected={field.value !== undefined}>
        {label}
      </Checkbox>
    </div>
  );
};

type Props = {
  schema: z.ZodMiniType<unknown, object>;
  dictionaries: readonly Words[];
  fields: readonly SearchField[];
  /** Search of the URL, if its values are invalid. The form shows the errors. */
  misunderstood: object | undefined;
  refused: Failure | undefined;
  isBusy: boolean;
  onSearch: (read: (name: string) => unknown) => void;
  onReset: () => void;
};

const SearchForm = ({ fields, misunderstood, refused, isBusy, onSearch, onReset, ...rules }: Props) => {
  const { schema, dictionaries } = rules;
  const errors = useMemo(
    () => misunderstood && findErrors(schema, misunderstood, dictionaries),
    [misunderstood, schema, dictionaries],
  );
  return (
    <Form
      isSearch
      isBusy={isBusy}
      schema={schema}
      words={dictionaries}
      fieldErrors={errors ?? refused?.fields}
      formError={errors ? t('search.misunderstood') : refused?.message}
      onSubmit={(values) => {
        const typed = new Map(Object.entries(values));
        onSearch((name) => typed.get(name));
      }}
    >
      <div className={css.fields}>
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
      </div>
      <FormActions>
        <Button isDisabled={isBusy} onPress={onReset}>
          {t('search.reset')}
        </Button>
        <SubmitButton icon={<SearchIcon />}>{t('search.submit')}</SubmitButton>
      </FormActions>
    </Form>
  );
};

export type SearchFormProps = Props;

export default SearchForm;
