import { useEffect, useState } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { t } from '#locales/fr/form.ts';
import { plural } from '#locales/translator.ts';
import { VisuallyHidden } from '../../display/Skeleton.tsx';
import { FieldError, FieldHint, FieldLabel } from '../Field.tsx';
import { field } from '../Form.css.ts';
import { useFormField } from '../readForm.ts';
import { area, count as countStyle, over } from './Text.css.ts';

type Props = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'value' | 'maxLength'> & {
  label: string;
  name: string;
  hint?: string;
  /** Maximum length. A longer text is an error; it is never cut. */
  limit: number;
  /** Length of the text in the request, if it differs from its number of characters. */
  lengthOf?: (typed: string) => number;
};

const countCharacters = ({ length }: string) => length;

/** Debounce in milliseconds of the announcement of the count. */
const rest = 1000;

const describeCount = (length: number, limit: number): string =>
  length > limit
    ? t(`countOver.${plural(length - limit)}`, { count: length - limit })
    : t('count', { count: length, limit });

const CharacterCount = ({ length, limit }: { length: number; limit: number }) => {
  const sentence = describeCount(length, limit);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (length === 0) return setAnnounced('');
    const timer = setTimeout(() => setAnnounced(sentence), rest);
    return () => clearTimeout(timer);
  }, [length, sentence]);
  return (
    <>
      <span aria-hidden="true" className={length > limit ? over : countStyle}>
        {sentence}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{announced}</span>
      </VisuallyHidden>
    </>
  );
};

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
