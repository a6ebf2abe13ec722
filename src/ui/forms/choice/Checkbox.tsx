import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { FieldError, FieldHint } from '../Field.tsx';
import { field } from '../Form.css.ts';
import { useChangeHandler, useFormField } from '../readForm.ts';
import { choice, square } from './Choice.css.ts';

export const CheckMark = () => (
  <span className={square}>
    <Check />
  </span>
);

type Props = Omit<CheckboxFieldProps, 'children' | 'className' | 'style'> & {
  /** Payload key. Its value is `value` ('on' by default) if checked; absent otherwise. */
  name: string;
  hint?: ReactNode;
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
