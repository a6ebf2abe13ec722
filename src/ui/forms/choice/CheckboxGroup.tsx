import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
  Checkbox,
} from 'react-aria-components/CheckboxGroup';
import type { Elements } from '../../controls/buttons/Button.tsx';
import { field } from '../Form.css.ts';
import { useChangeHandler, useFormField } from '../readForm.ts';
import { AriaField, validation } from './AriaField.tsx';
import { CheckMark } from './Checkbox.tsx';
import { choice, choices } from './Choice.css.ts';

type Props = Omit<AriaCheckboxGroupProps, 'children' | 'className' | 'style'> & {
  label: ReactNode;
  name: string;
  options: readonly { value: string; label: ReactNode; isFixed?: boolean }[];
  hint?: ReactNode;
  search?: Elements;
};

export const CheckboxGroup = ({ label, options, hint, search, onChange, ...props }: Props) => {
  const { isRequired = true } = props;
  const { sentences, ...state } = useFormField(props.name);
  return (
    <AriaCheckboxGroup
      {...validation}
      {...state}
      {...props}
      className={field}
      isRequired={isRequired}
      onChange={useChangeHandler(onChange)}
    >
      <AriaField label={label} hint={hint} isRequired={isRequired} sentences={sentences}>
        {search}
        <div className={choices}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              value={option.value}
              isReadOnly={state.isReadOnly || option.isFixed === true}
              className={choice}
            >
              <CheckMark />
              <span>{option.label}</span>
            </Checkbox>
          ))}
        </div>
      </AriaField>
    </AriaCheckboxGroup>
  );
};
