import { t } from '#locales/fr/watch.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import * as css from './Watch.css.ts';

/** That no meter of the account can be watched over, and where they all are. */
export const Unequipped = () => (
  <>
    <Alert tone="info" title={t('unequipped.title')}>
      {t('unequipped.text')}
    </Alert>
    <div className={css.actions}>
      <Link variant="outlined" href="/espace-consommation">
        {t('unequipped.list')}
      </Link>
    </div>
  </>
);
