import { t } from '#locales/fr/place.ts';
import { useSettled } from '../../ui/browser/useSettled.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Spinner } from '../../ui/display/Spinner.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import * as css from './SuggestionField.css.ts';

export type SuggestionWords = {
  nothingFound: string;
  unavailable: string;
  /** Hint for a name of one or two letters, which starts no search. */
  short: string;
  /** What is typed where nothing can be chosen. */
  wholeName: string;
  /** Empty where nothing is. */
  chosen: string;
  /** How many are proposed, for whoever does not see the list. */
  count: string;
};

type State = 'tooShort' | 'searching' | 'suggested' | 'nothingFound' | 'chosen' | 'rested';

type Props = {
  words: SuggestionWords;
  snapshot: {
    matches: (state: State) => boolean;
    hasTag: (tag: 'unavailable') => boolean;
  };
  onRetry: () => void;
};

const describeSuggestions = (words: SuggestionWords, snapshot: Props['snapshot']): string => {
  if (snapshot.hasTag('unavailable')) return words.unavailable;
  if (snapshot.matches('tooShort')) return words.short;
  if (snapshot.matches('searching')) return t('searching');
  if (snapshot.matches('nothingFound')) return words.nothingFound;
  return snapshot.matches('chosen') ? words.chosen : '';
};

/** How the search goes, under its field: shown at once, said when the typing pauses, the number of suggestions too. */
export const SuggestionNews = ({ words, snapshot, onRetry }: Props) => {
  const sentence = describeSuggestions(words, snapshot);
  return (
    <div className={css.status}>
      <p aria-hidden="true" className={css.news}>
        {snapshot.matches('searching') && <Spinner />}
        <span>{sentence}</span>
      </p>
      <VisuallyHidden>
        {/* React Aria hides from a screen reader what is around an open list, but for this. */}
        <span role="status" data-live-announcer="true">
          {useSettled(snapshot.matches('suggested') ? words.count : sentence)}
        </span>
      </VisuallyHidden>
      {snapshot.matches('rested') && (
        <Button variant="text" onPress={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
};
