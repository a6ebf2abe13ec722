import { useEffect, useState } from 'react';
import { t } from '#locales/fr/form.ts';
import { plural } from '#locales/plural.ts';
import { VisuallyHidden } from '../../display/VisuallyHidden.tsx';
import { count as countStyle, over } from './TextArea.css.ts';

/** Said aloud once the typing rests so many milliseconds: not at each key. */
const rest = 1000;

const describeCount = (length: number, limit: number): string =>
  length > limit
    ? t(`countOver.${plural(length - limit)}`, { count: length - limit })
    : t('count', { count: length, limit });

/** How long a text is, beside how long it may be. */
export const CharacterCount = ({ length, limit }: { length: number; limit: number }) => {
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
