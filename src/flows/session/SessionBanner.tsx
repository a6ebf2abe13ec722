import { t } from '#locales/fr/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import * as css from './Freshness.css.ts';

type Props = {
  isRefreshing: boolean;
  /** What is shown could not be read again. */
  isStale: boolean;
  onRefresh: () => void;
};

/** Says over the page, which stays where it is, that what it shows is being read again or could not be. */
export const Freshness = ({ isRefreshing, isStale, onRefresh }: Props) => (
  <div className={css.place}>
    <div role="status">
      {isRefreshing && (
        <p className={css.mark}>
          <Spinner />
          {t('refreshing')}
        </p>
      )}
    </div>
    {isStale && (
      <div className={css.alert}>
        <Alert tone="bad" title={t('stale.title')}>
          <p className={css.words}>
            {t('stale.text')}
            <Button onPress={onRefresh}>{t('stale.refresh')}</Button>
          </p>
        </Alert>
      </div>
    )}
  </div>
);
