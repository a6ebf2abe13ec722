import { t } from '#locales/fr/place.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import * as css from './SuggestionField.css.ts';

export type SuggestionWords = {
  nothingFound: string;
  unavailable: string;
  /** What is typed where nothing can be chosen. */
  wholeName: string;
  /** Empty where nothing is. */
  chosen: string;
};

type Props = {
  words: SuggestionWords;
  snapshot: {
    matches: (state: 'searching' | 'nothingFound' | 'chosen' | 'rested') => boolean;
    hasTag: (tag: 'unavailable') => boolean;
  };
  onRetry: () => void;
};

/** How the search goes, under its field: discreetly, since one may type on. */
export const SuggestionNews = ({ words, snapshot, onRetry }: Props) => (
  <div className={css.told}>
    <span role="status" className={css.news}>
      {snapshot.matches('searching') && (
        <>
          <Spinner />
          {t('searching')}
        </>
      )}
      {snapshot.matches('nothingFound') && words.nothingFound}
      {snapshot.matches('chosen') && words.chosen}
      {snapshot.hasTag('unavailable') && words.unavailable}
    </span>
    {snapshot.matches('rested') && (
      <Button variant="text" onPress={onRetry}>
        {t('retry')}
      </Button>
    )}
  </div>
);
