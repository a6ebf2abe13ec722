import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { t } from '#locales/fr/ui.ts';
import { NativeField, useNativeField } from '../NativeField.tsx';
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
  const { frame, control, isReadOnly } = useNativeField(name, hint);
  return (
    <NativeField {...frame} label={label} isRequired={isRequired}>
      <div className={line}>
        <select
          {...props}
          {...control}
          name={name}
          className={select}
          disabled={isReadOnly}
          aria-required={isRequired}
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
    </NativeField>
  );
};
