import ExternalLink from 'lucide-react/icons/external-link';
import { t } from '#locales/fr/directDebit.ts';
import { Alert } from '../../ui/Alert.tsx';
import { FormActions } from '../../ui/FormLayout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { bills } from './bills.ts';
import { done } from './DirectDebit.css.ts';
import type { StepProps } from './directDebitActor.ts';
import { Unsigned, Unverified } from './Undone.tsx';

/** Step 3: what came of it, and where to go from there (docs/rules.md#direct-debit-confirmation). */
export const DoneStep = ({ actor, snapshot }: StepProps) => {
  if (snapshot.matches('verifying')) return <Spinner label={t('done.verifying')} />;
  if (snapshot.matches('unverified')) return <Unverified actor={actor} snapshot={snapshot} />;
  if (snapshot.matches('unsigned')) return <Unsigned actor={actor} snapshot={snapshot} />;
  const outcome = snapshot.matches('signed') ? 'signed' : 'inPlace';
  const fullRef = snapshot.context.returned?.fullRef ?? '';
  return (
    <div className={done}>
      <Alert tone="ok" title={t(`done.${outcome}.title`)}>
        {t(`done.${outcome}.text`)}
      </Alert>
      <FormActions>
        <Link variant="outlined" href="/">
          {t('done.dashboard')}
        </Link>
        <Link variant="outlined" href={bills}>
          {t('done.bills')}
        </Link>
        {outcome === 'signed' && (
          <Link
            variant="filled"
            isExternal
            icon={<ExternalLink />}
            href={`/download/contract/mandate/${encodeURIComponent(fullRef)}/sps`}
          >
            {t('done.mandate')}
          </Link>
        )}
      </FormActions>
    </div>
  );
};
