import { t } from '#locales/fr/directDebit.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormActions } from '../../ui/FormLayout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { failureText } from '../../views/failureText.ts';
import { done } from './DirectDebit.css.ts';
import type { StepProps } from './directDebitActor.ts';

const bills = '/espace-facturation';

/** Step 3: what came of it, and where to go from there (docs/rules.md#direct-debit-confirmation). */
export const DoneStep = ({ actor, snapshot }: StepProps) => {
  if (snapshot.matches('verifying')) return <Spinner label={t('done.verifying')} />;
  if (snapshot.matches('unverified'))
    return (
      <div className={done}>
        <Alert tone="bad" title={t('done.unverified')}>
          {failureText(snapshot.context.failure)}
        </Alert>
        <FormActions>
          <Link variant="outlined" href="/">
            {t('done.dashboard')}
          </Link>
          <Button variant="filled" onPress={() => actor.send({ type: 'retried' })}>
            {ui('retry')}
          </Button>
        </FormActions>
      </div>
    );
  const isUnsigned = snapshot.matches('unsigned');
  const outcome = isUnsigned ? 'unsigned' : snapshot.matches('signed') ? 'signed' : 'inPlace';
  const fullRef = snapshot.context.returned?.fullRef ?? '';
  return (
    <div className={done}>
      <Alert tone={isUnsigned ? 'bad' : 'ok'} title={t(`done.${outcome}.title`)}>
        {t(`done.${outcome}.text`)}
      </Alert>
      <FormActions>
        <Link variant="outlined" href="/">
          {t('done.dashboard')}
        </Link>
        <Link variant="outlined" href={bills}>
          {t(isUnsigned ? 'done.payment' : 'done.bills')}
        </Link>
        {isUnsigned && (
          <Button variant="filled" onPress={() => actor.send({ type: 'restarted' })}>
            {t('done.restart')}
          </Button>
        )}
        {outcome === 'signed' && (
          <Link
            variant="filled"
            href={`/download/contract/mandate/${encodeURIComponent(fullRef)}/sps`}
            target="_blank"
          >
            {t('done.mandate')}
          </Link>
        )}
      </FormActions>
    </div>
  );
};
