import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Label } from 'react-aria-components/TextField';
import type { Elements } from '../../controls/buttons/Button.tsx';
import { ErrorText, LabelWords } from '../Field.tsx';
import { error, hint as hintStyle, label as labelStyle } from '../Form.css.ts';

type Props = {
  label: ReactNode;
  isRequired: boolean;
  hint: ReactNode;
  sentences: readonly string[];
  children: Elements;
};

export const AriaField = ({ label, isRequired, hint, sentences, children }: Props) => (
  <>
    <Label className={labelStyle}>
      <LabelWords isRequired={isRequired}>{label}</LabelWords>
    </Label>
    {hint !== undefined && (
      <Text slot="description" className={hintStyle}>
        {hint}
      </Text>
    )}
    {children}
    <FieldError className={error}>
      <ErrorText sentences={sentences} />
    </FieldError>
  </>
);

/** Lets the form show the errors: the browser does not block a submission with its own messages. */
export const validation = { validationBehavior: 'aria' } as const;
