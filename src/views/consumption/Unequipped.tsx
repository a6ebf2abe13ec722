import { t } from '#locales/fr/alarm.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { buttons } from '../progress/LongTask.css.ts';

/** That the account has too few meters read from afar for what is to be done, and where they all are. */
export const Unequipped = ({ title, text }: { title: string; text: string }) => (
  <>
    <Alert tone="info" title={title}>
      {text}
    </Alert>
    <div className={buttons}>
      <Link variant="outlined" href="/espace-consommation">
        {t('unequipped.list')}
      </Link>
    </div>
  </>
);
