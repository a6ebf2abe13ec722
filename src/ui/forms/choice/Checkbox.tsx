import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { choice } from '../../controls/Choice.css.ts';
import { field } from '../Field.css.ts';
import { FieldError, FieldHint } from '../FieldMessages.tsx';
import { useChangeHandler, useFormField } from '../formContext.ts';
import { CheckMark } from './CheckMark.tsx';

type Props = Omit<CheckboxFieldProps, 'children' | 'className' | 'style'> & {
  /** The payload key it fills: `value` ('on' unless told) when checked, absent otherwise. */
  name: string;
  hint?: ReactNode;
  /** The label. */
  children: ReactNode;
};

export const Checkbox = ({ children, hint, onChange, ...props }: Props) => {
  const { sentences, ...state } = useFormField(props.name);
  return (
    <CheckboxField {...state} {...props} className={field} onChange={useChangeHandler(onChange)}>
      <CheckboxButton className={choice}>
        <CheckMark />
        <span>{children}</span>
      </CheckboxButton>
      <FieldHint>{hint}</FieldHint>
      <FieldError sentences={sentences} />
    </CheckboxField>
  );
};
