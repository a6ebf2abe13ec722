import type { ReactNode } from 'react';
import type { Elements } from '../../controls/buttons/Button.tsx';
import { FieldLabel, NativeError, NativeHint } from '../Field.tsx';
import { field } from '../Form.css.ts';
import { useNativeField } from '../NativeField.tsx';
import { choices, round } from './Choice.css.ts';
import { Choice } from './Choice.tsx';

type Props<Value extends string> = {
  label: ReactNode;
  /** Name of the value in the form. The value is absent until the user chooses an option. */
  name: string;
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[];
  hint?: ReactNode;
  search?: Elements;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  orientation?: 'horizontal' | 'vertical';
  /** Chosen value, null for none; undefined to let the group store the choice. */
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
};

export const RadioGroup = <Value extends string>(props: Props<Value>) => {
  const { label, name, options, hint, search, value, defaultValue, onChange } = props;
  const { isRequired = true, isDisabled = false, orientation = 'horizontal' } = props;
  const { frame, described, isInvalid, isReadOnly: isBusy } = useNativeField(name, hint);
  const { id } = frame;
  const isReadOnly = props.isReadOnly ?? isBusy;
  return (
    <div
      role="radiogroup"
      className={field}
      data-orientation={orientation}
      aria-labelledby={id}
      aria-describedby={described}
      aria-orientation={orientation}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-readonly={isReadOnly || undefined}
      aria-disabled={isDisabled || undefined}
    >
      <FieldLabel id={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <NativeHint id={id}>{hint}</NativeHint>
      {search}
      <div className={choices}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            mark={<span className={round} />}
            isInvalid={isInvalid}
            isReadOnly={isReadOnly}
            disabled={isDisabled || option.isDisabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            aria-describedby={described}
            onChange={() => onChange?.(option.value)}
          >
            {option.label}
          </Choice>
        ))}
      </div>
      <NativeError {...frame} />
    </div>
  );
};
