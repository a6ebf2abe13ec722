import type { ReactNode } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components/RadioGroup';
import { InFrench } from '../../display/InFrench.tsx';
import { FieldError, FieldHint, FieldLabel } from '../Field.tsx';
import { field } from '../Form.css.ts';
import { useChangeHandler, useFormField } from '../readForm.ts';
import { choice, choices, round } from './Choice.css.ts';

type Props = Omit<AriaRadioGroupProps, 'children' | 'className' | 'style'> & {
  label: ReactNode;
  /** Payload key. Absent from the payload until an option is chosen. */
  name: string;
  options: readonly { value: string; label: ReactNode; isDisabled?: boolean }[];
  hint?: ReactNode;
};

export const RadioGroup = ({
  label,
  options,
  hint,
  isRequired = true,
  orientation = 'horizontal',
  onChange,
  ...props
}: Props) => {
  const { sentences, ...state } = useFormField(props.name);
  return (
    <InFrench>
      <AriaRadioGroup
        {...state}
        {...props}
        className={field}
        isRequired={isRequired}
        orientation={orientation}
        onChange={useChangeHandler(onChange)}
      >
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        <FieldHint>{hint}</FieldHint>
        <div className={choices}>
          {options.map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              className={choice}
            >
              <span className={round} />
              <span>{option.label}</span>
            </Radio>
          ))}
        </div>
        <FieldError sentences={sentences} />
      </AriaRadioGroup>
    </InFrench>
  );
};
