import { t } from '#locales/fr/directDebit.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { failureText } from '../../views/failureText.ts';
import { bills } from './bills.ts';
import { done } from './DirectDebit.css.ts';
import type { StepProps } from './directDebitActor.ts';

type Props = Pick<StepProps, 'actor' | 'snapshot'>;

const Dashboard = () => (
  <Link variant="outlined" href="/">
    {t('done.dashboard')}
  </Link>
);

/** Whether the mandate is signed is not known. */
export const Unverified = ({ actor, snapshot }: Props) => (
  <div className={done}>
    <Alert tone="bad" title={t('done.unverified')}>
      {failureText(snapshot.context.failure)}
    </Alert>
    <FormActions>
      <Dashboard />
      <Button variant="filled" onPress={() => actor.send({ type: 'retried' })}>
        {ui('retry')}
      </Button>
    </FormActions>
  </div>
);

/** The mandate is not signed: how its contract is paid may be changed among its invoices. */
export const Unsigned = ({ actor, snapshot }: Props) => {
  const { contract } = snapshot.context;
  return (
    <div className={done}>
      <Alert tone="bad" title={t('done.unsigned.title')}>
        {t('done.unsigned.text')}
      </Alert>
      <FormActions>
        <Dashboard />
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
