import { type ReactNode, useId } from 'react';
import type { Elements } from '../controls/buttons/Button.tsx';
import { FieldLabel, NativeError, NativeHint, type NativeProps } from './Field.tsx';
import { field } from './Form.css.ts';
import { useFormField } from './readForm.ts';

/** Props of the frame of a field, and attributes that link its control to the hint and the error. */
export const useNativeField = (name: string, hint: ReactNode, description?: string) => {
  const id = useId();
  const { sentences, isInvalid, isReadOnly } = useFormField(name);
  const parts = [hint !== undefined && `${id}-hint`, isInvalid && `${id}-error`, description];
  const described = parts.filter(Boolean).join(' ') || undefined;
  return {
    isInvalid,
    isReadOnly,
    described,
    frame: { id, hint, sentences },
    control: { id, 'aria-invalid': isInvalid || undefined, 'aria-describedby': described },
  };
};

type FieldProps = NativeProps & {
  label: ReactNode;
  labelId?: string;
  hint: ReactNode;
  isRequired: boolean;
  children: Elements;
};

/** Control between its label and hint above, and its error below. */
export const NativeField = ({ id, label, labelId, hint, isRequired, sentences, children }: FieldProps) => (
  <div className={field}>
    <FieldLabel {...(labelId && { id: labelId })} htmlFor={id} isRequired={isRequired}>
      {label}
    </FieldLabel>
    <NativeHint id={id}>{hint}</NativeHint>
    {children}
    <NativeError id={id} sentences={sentences} />
  </div>
);
