import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useContext } from 'react';
import { t } from '#locales/fr/ui.ts';
import { error, hint, label, optional } from './Form.css.ts';
import { FormContext } from './readForm.ts';

type Props = { children: ReactNode; isRequired: boolean; htmlFor?: string; id?: string };

export const LabelWords = ({ children, isRequired }: Pick<Props, 'children' | 'isRequired'>) => {
  const { isSearch } = useContext(FormContext);
  return (
    <>
      <span>{children}</span>{' '}
      {!isRequired && !isSearch && <span className={optional}>{`(${t('optional')})`}</span>}
    </>
  );
};

export const FieldLabel = ({ children, isRequired, htmlFor, id }: Props) => {
  const words = <LabelWords isRequired={isRequired}>{children}</LabelWords>;
  return htmlFor === undefined ? (
    <span id={id} className={label}>
      {words}
    </span>
  ) : (
    <label id={id} htmlFor={htmlFor} className={label}>
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

export type NativeProps = { id: string; sentences: readonly string[] };

export const NativeHint = ({ id, children }: { id: string; children: ReactNode }) =>
  children !== undefined && (
    <span id={`${id}-hint`} className={hint}>
      {children}
    </span>
  );

export const NativeError = ({ id, sentences }: NativeProps) =>
  sentences.length > 0 && (
    <span id={`${id}-error`} className={error}>
      <ErrorText sentences={sentences} />
    </span>
  );
