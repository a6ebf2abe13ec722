import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { error, hint } from './Field.css.ts';

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

/** The errors of the React Aria field around it, or nothing where it is not invalid. */
export const FieldError = ({ sentences }: { sentences: readonly string[] }) => (
  <AriaFieldError className={error}>
    <ErrorText sentences={sentences} />
  </AriaFieldError>
);
