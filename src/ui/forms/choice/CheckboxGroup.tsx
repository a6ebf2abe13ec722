import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
  Checkbox,
} from 'react-aria-components/CheckboxGroup';
import type { Elements } from '../../controls/buttons/Button.tsx';
import { FieldError, FieldHint, FieldLabel } from '../Field.tsx';
import { field } from '../Form.css.ts';
import { useChangeHandler, useFormField } from '../readForm.ts';
import { CheckMark } from './Checkbox.tsx';
import { choice, choices } from './Choice.css.ts';

type Props = Omit<AriaCheckboxGroupProps, 'children' | 'className' | 'style'> & {
  label: ReactNode;
  name: string;
  options: readonly { value: string; label: ReactNode; isFixed?: boolean }[];
  hint?: ReactNode;
  search?: Elements;
};

export const CheckboxGroup = ({
  label,
  options,
  hint,
  search,
  isRequired = true,
  onChange,
  ...props
}: Props) => {
  const { sentences, ...state } = useFormField(props.name);
  return (
    <AriaCheckboxGroup
      {...state}
      {...props}
      className={field}
      isRequired={isRequired}
      onChange={useChangeHandler(onChange)}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <FieldHint>{hint}</FieldHint>
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
      <FieldError sentences={sentences} />
    </AriaCheckboxGroup>
  );
};
