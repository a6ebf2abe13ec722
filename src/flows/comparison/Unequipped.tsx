import { t } from '#locales/fr/comparison.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import * as css from './Comparison.css.ts';
import type { ComparisonSnapshot } from './comparisonActor.ts';

/** That the account has not two meters to compare, and where they all are. */
export const Unequipped = ({ snapshot }: { snapshot: ComparisonSnapshot }) => (
  <>
    <Alert
      tone="info"
      title={t(snapshot.context.meters?.length === 1 ? 'unequipped.one' : 'unequipped.none')}
    >
      {t('unequipped.text')}
    </Alert>
    <div className={css.actions}>
      <Link variant="outlined" href="/espace-consommation">
        {t('unequipped.list')}
      </Link>
    </div>
  </>
);
