import { t } from '#locales/fr/payment.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { note } from './PaymentView.css.ts';

/** Under the form, whose provider may say nothing of what becomes of the mandate. */
export const WayOn = () => (
  <>
    <p className={note}>{t('shown.next')}</p>
    <FormActions>
      <Link variant="outlined" href="/espace-facturation">
        {t('bills')}
      </Link>
    </FormActions>
  </>
);
