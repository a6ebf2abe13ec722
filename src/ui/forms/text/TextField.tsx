import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField';
import { plainText } from '../../../domain/text.ts';
import type { Elements } from '../../controls/buttons/Button.tsx';
import { FieldError, FieldHint, FieldLabel } from '../Field.tsx';
import { control, field, withAction } from '../Form.css.ts';
import { useFormField } from '../readForm.ts';

export type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'value'> & {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  autoCapitalize?: 'none';
  action?: Elements;
  format?: (typed: string) => string;
};

const useTyped = (initial: string, format: (typed: string) => string) => {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ value: string; caret?: number }>({ value: format(initial) });

  useLayoutEffect(() => {
    if (typed.caret !== undefined) input.current?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);

  const type = (raw: string) => {
    const value = format(raw);
    const caret = input.current?.selectionStart;
    const isReshaped = value !== raw && typeof caret === 'number';
    setTyped(isReshaped ? { value, caret: format(raw.slice(0, caret)).length } : { value });
    return value;
  };

  return { input, value: typed.value, type };
};

export const TextField = ({
  label,
  hint,
  action,
  format,
  defaultValue = '',
  isRequired = true,
  onChange,
  ...props
}: TextFieldProps) => {
  const { sentences, ...state } = useFormField(props.name);
  const { input, value, type } = useTyped(defaultValue, (typed) => format?.(plainText(typed)) ?? typed);
  return (
    <AriaTextField
      {...state}
      {...props}
      className={field}
      isRequired={isRequired}
      value={value}
      onChange={(raw) => {
        const typed = type(raw);
        onChange?.(typed);
      }}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <div className={action ? withAction : undefined}>
        <Input ref={input} className={control} />
        {action}
      </div>
      <FieldError sentences={sentences} />
    </AriaTextField>
  );
};
