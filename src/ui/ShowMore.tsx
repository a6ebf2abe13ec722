import { t } from '#locales/fr/ui.ts';
import { Button } from './Button.tsx';
import { count, foot } from './ListContainer.css.ts';

export type ShowMoreProps = {
  /** How many are shown, of how many there are. */
  shown: number;
  total: number;
  onMore: () => void;
  isBusy?: boolean;
};

/** « Afficher plus », as long as something remains. */
export const ShowMore = ({ shown, total, onMore, isBusy = false }: ShowMoreProps) => (
  <div className={foot}>
    <span role="status" className={count}>
      {t('list.shown', { shown, total })}
    </span>
    {shown < total && (
      <Button isBusy={isBusy} onPress={onMore}>
        {t('showMore')}
      </Button>
    )}
  </div>
);
