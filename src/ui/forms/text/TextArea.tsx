import { useState } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { field } from '../Field.css.ts';
import { FieldLabel } from '../FieldLabel.tsx';
import { FieldError, FieldHint } from '../FieldMessages.tsx';
import { useFormField } from '../formContext.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { area } from './TextArea.css.ts';

type Props = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'value' | 'maxLength'> & {
  label: string;
  /** The payload key it fills. */
  name: string;
  hint?: string;
  /** So many characters at most: counted, never cut. */
  limit: number;
  /** How long a text is once it is sent, where that is not its number of characters. */
  lengthOf?: (typed: string) => number;
};

const countCharacters = ({ length }: string) => length;

/** Several lines of text, whose length is counted while it is typed. */
export const TextArea = ({
  label,
  hint,
  limit,
  lengthOf = countCharacters,
  isRequired = true,
  defaultValue = '',
  ...props
}: Props) => {
  const { sentences, ...state } = useFormField(props.name);
  const [length, setLength] = useState(lengthOf(defaultValue));
  return (
    <AriaTextField
      {...state}
      {...props}
      className={field}
      defaultValue={defaultValue}
      isRequired={isRequired}
      onChange={(typed) => setLength(lengthOf(typed))}
    >
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <FieldHint>{hint}</FieldHint>
      <AriaTextArea className={area} rows={5} />
      <CharacterCount length={length} limit={limit} />
      <FieldError sentences={sentences} />
    </AriaTextField>
  );
};
