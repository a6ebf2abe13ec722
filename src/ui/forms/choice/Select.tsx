import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { t } from '#locales/fr/ui.ts';
import { describedBy, FieldLabel, NativeError, NativeHint } from '../Field.tsx';
import { field } from '../Form.css.ts';
import { useFormField } from '../readForm.ts';
import { chevron, line, select } from './Choice.css.ts';

export type Option = { value: string; label: string };

type Props = {
  label: ReactNode;
  /** Name of the value in the form. The value is '' until the user chooses an option. */
  name: string;
  options: readonly Option[];
  emptyLabel?: string;
  hint?: ReactNode;
  defaultValue?: string;
  isRequired?: boolean;
  autoComplete?: string;
  onChange?: (value: string) => void;
};

export const Select = ({ label, name, options, emptyLabel = t('choose'), hint, ...others }: Props) => {
  const { isRequired = true, onChange, ...props } = others;
  const id = useId();
  const { sentences, isInvalid, isReadOnly } = useFormField(name);
  return (
    <div className={field}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <NativeHint id={id}>{hint}</NativeHint>
      <div className={line}>
        <select
          {...props}
          id={id}
          name={name}
          className={select}
          disabled={isReadOnly}
          aria-required={isRequired}
          aria-invalid={isInvalid}
          aria-describedby={describedBy(hint, { id, sentences })}
          onChange={({ target }) => onChange?.(target.value)}
        >
          <option value="">{emptyLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={chevron}>
          <ChevronDown />
        </span>
      </div>
      <NativeError id={id} sentences={sentences} />
    </div>
  );
};
