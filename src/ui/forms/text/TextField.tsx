import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { plainText } from '../../../domain/text.ts';
import type { Elements } from '../../controls/buttons/Button.tsx';
import * as css from '../Form.css.ts';
import { NativeField, useNativeField } from '../NativeField.tsx';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'disabled' | 'readOnly'
>;

export type TextFieldProps = NativeProps & {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  defaultValue?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  action?: Elements;
  format?: (typed: string) => string;
  onChange?: (typed: string) => void;
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

export const TextField = (props: TextFieldProps) => {
  const { label, hint, action, format, defaultValue = '', isRequired = true, ...others } = props;
  const { isDisabled, isReadOnly, onChange, 'aria-describedby': description, ...native } = others;
  const { frame, control, isReadOnly: isBusy } = useNativeField(props.name, hint, description);
  const { input, value, type } = useTyped(defaultValue, (typed) => format?.(plainText(typed)) ?? typed);
  return (
    <NativeField {...frame} label={label} isRequired={isRequired}>
      <div className={action ? css.withAction : undefined}>
        <input
          type="text"
          {...native}
          ref={input}
          {...control}
          className={css.control}
          value={value}
          disabled={isDisabled}
          readOnly={isReadOnly ?? isBusy}
          aria-required={isRequired || undefined}
          onChange={({ target }) => {
            const typed = type(target.value);
            onChange?.(typed);
          }}
        />
        {action}
      </div>
    </NativeField>
  );
};
