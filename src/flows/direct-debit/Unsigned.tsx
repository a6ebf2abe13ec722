import { t } from '#locales/fr/directDebit.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { bills } from './bills.ts';
import { done } from './DirectDebit.css.ts';
import type { StepProps } from './directDebitActor.ts';

/** The mandate is not signed: how its contract is paid may be changed among its invoices. */
export const Unsigned = ({ actor, snapshot }: Omit<StepProps, 'onClose'>) => {
  const { contract } = snapshot.context;
  return (
    <div className={done}>
      <Alert tone="bad" title={t('done.unsigned.title')}>
        {t('done.unsigned.text')}
      </Alert>
      <FormActions>
        <Link variant="outlined" href="/">
          {t('done.dashboard')}
        </Link>
        <Link
          variant="outlined"
          href={contract ? `${bills}?reference=${encodeURIComponent(contract.reference)}` : bills}
        >
          {t(contract ? 'done.payment' : 'done.bills')}
        </Link>
        <Button variant="filled" onPress={() => actor.send({ type: 'restarted' })}>
          {t('done.restart')}
        </Button>
      </FormActions>
    </div>
  );
};
