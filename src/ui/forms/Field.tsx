import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useContext } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Label } from 'react-aria-components/TextField';
import { t } from '#locales/fr/ui.ts';
import { error, hint, label, optional } from './Form.css.ts';
import { FormContext } from './readForm.ts';

type Props = {
  children: ReactNode;
  isRequired: boolean;
  /** Id of the control; needed if React Aria does not link the label. */
  htmlFor?: string;
  id?: string;
  /** `span` for the label of a group, which labels no single control. */
  elementType?: 'span';
};

export const FieldLabel = ({ children, isRequired, ...props }: Props) => {
  const { isSearch } = useContext(FormContext);
  return (
    <Label className={label} {...props}>
      <span>{children}</span>{' '}
      {!isRequired && !isSearch && <span className={optional}>{`(${t('optional')})`}</span>}
    </Label>
  );
};

export const FieldHint = ({ children }: { children?: ReactNode }) =>
  children === undefined ? null : (
    <Text slot="description" className={hint}>
      {children}
    </Text>
  );

export const ErrorText = ({ sentences }: { sentences: readonly string[] }) => (
  <>
    <CircleAlert />
    <span>{sentences.join(' ')}</span>
  </>
);

type NativeProps = { id: string; sentences: readonly string[] };

/** Ids of the hint and the error of a control that React Aria does not link to them. */
export const describedBy = (hint: ReactNode, { id, sentences }: NativeProps): string | undefined =>
  [hint !== undefined && `${id}-hint`, sentences.length > 0 && `${id}-error`].filter(Boolean).join(' ') ||
  undefined;

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

export const FieldError = ({ sentences }: { sentences: readonly string[] }) => (
  <AriaFieldError className={error}>
    <ErrorText sentences={sentences} />
  </AriaFieldError>
);
