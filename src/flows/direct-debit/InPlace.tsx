import ExternalLink from 'lucide-react/icons/external-link';
import { t } from '#locales/fr/directDebit.ts';
import { findAmountDue } from '#machines/direct-debit/billing.ts';
import { formatEuros } from '#machines/domain/format/money.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { bills } from './bills.ts';
import { done } from './DirectDebit.css.ts';
import type { DirectDebitSnapshot } from './directDebitActor.ts';
import { Recap } from './Recap.tsx';

/** What the debit leaves to be paid: nothing of what is due already is debited. */
const dueText = (due: number | null): string => {
  if (due === null) return t('done.due.unknown');
  return due > 0 ? t('done.due.some', { amount: formatEuros(due) }) : t('done.due.none');
};

/** The direct debit is in place, its mandate just signed or not. */
export const InPlace = ({ snapshot }: { snapshot: DirectDebitSnapshot }) => {
  const outcome = snapshot.matches('signed') ? 'signed' : 'inPlace';
  const fullRef = snapshot.context.returned?.fullRef ?? '';
  return (
    <div className={done}>
      <Alert tone="ok" title={t(`done.${outcome}.title`)}>
        {`${t(`done.${outcome}.text`)} ${dueText(findAmountDue(snapshot.context))}`}
      </Alert>
      <Recap snapshot={snapshot} />
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
