import { type ComponentProps, useEffect, useState } from 'react';
import { t } from '#locales/fr/form.ts';
import { plural } from '#locales/translator.ts';
import { VisuallyHidden } from '../../display/Skeleton.tsx';
import { NativeField, useNativeField } from '../NativeField.tsx';
import { area, count as countStyle, over } from './Text.css.ts';

type Props = Pick<ComponentProps<'textarea'>, 'autoComplete'> & {
  label: string;
  name: string;
  hint?: string;
  limit: number;
  lengthOf?: (typed: string) => number;
  isRequired?: boolean;
  defaultValue?: string | undefined;
};

const countCharacters = ({ length }: string) => length;

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

export const TextArea = ({ label, hint, limit, lengthOf = countCharacters, ...others }: Props) => {
  const { isRequired = true, defaultValue = '', ...props } = others;
  const { frame, control, isReadOnly } = useNativeField(props.name, hint);
  const [typed, setTyped] = useState(defaultValue);
  return (
    <NativeField {...frame} label={label} isRequired={isRequired}>
      <textarea
        {...props}
        {...control}
        className={area}
        rows={5}
        value={typed}
        readOnly={isReadOnly}
        aria-required={isRequired || undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <CharacterCount length={lengthOf(typed)} limit={limit} />
    </NativeField>
  );
};
