import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useContext, useId } from 'react';
import { t } from '#locales/fr/ui.ts';
import * as css from './Form.css.ts';
import { FormContext, useFormField } from './readForm.ts';

type Props = { children: ReactNode; isRequired: boolean; htmlFor?: string; id?: string };

export const LabelWords = ({ children, isRequired }: Pick<Props, 'children' | 'isRequired'>) => {
  const { isSearch } = useContext(FormContext);
  return (
    <>
      <span>{children}</span>{' '}
      {!isRequired && !isSearch && <span className={css.optional}>{`(${t('optional')})`}</span>}
    </>
  );
};

export const FieldLabel = ({ children, isRequired, htmlFor, id }: Props) => {
  const words = <LabelWords isRequired={isRequired}>{children}</LabelWords>;
  return htmlFor === undefined ? (
    <span id={id} className={css.label}>
      {words}
    </span>
  ) : (
    <label id={id} htmlFor={htmlFor} className={css.label}>
      {words}
    </label>
  );
};

export const ErrorText = ({ sentences }: { sentences: readonly string[] }) => (
  <>
    <CircleAlert />
    <span>{sentences.join(' ')}</span>
  </>
);

type NativeProps = { id: string; sentences: readonly string[] };

export const NativeHint = ({ id, children }: { id: string; children: ReactNode }) =>
  children !== undefined && (
    <span id={`${id}-hint`} className={css.hint}>
      {children}
    </span>
  );

export const NativeError = ({ id, sentences }: NativeProps) =>
  sentences.length > 0 && (
    <span id={`${id}-error`} className={css.error}>
      <ErrorText sentences={sentences} />
    </span>
  );

/** Props of the frame of a field, and attributes that link its control to the hint and the error. */
export const useField = (name: string, hint: ReactNode, description?: string) => {
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
  children: ReactNode;
};

/** Control between its label and hint above, and its error below. */
export const Field = ({ id, label, labelId, hint, isRequired, sentences, children }: FieldProps) => (
  <div className={css.field}>
    <FieldLabel {...(labelId && { id: labelId })} htmlFor={id} isRequired={isRequired}>
      {label}
    </FieldLabel>
    <NativeHint id={id}>{hint}</NativeHint>
    {children}
    <NativeError id={id} sentences={sentences} />
  </div>
);
