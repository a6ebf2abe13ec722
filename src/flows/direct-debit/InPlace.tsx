import ExternalLink from 'lucide-react/icons/external-link';
import { t } from '#locales/fr/directDebit.ts';
import { findAmountDue } from '#machines/direct-debit/directDebit.schema.ts';
import { formatEuros } from '../../domain/amounts.ts';
import { withReference } from '../../domain/contract/siteLabel.ts';
import { formatDay } from '../../domain/format.ts';
import { MaskedIban } from '../../fields/iban/MaskedIban.tsx';
import { Spinner } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SiteText } from '../../views/ContractTitle.tsx';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import { useSiteLabel } from '../../views/sites.ts';
import { done } from './DirectDebit.css.ts';
import { bills, type DirectDebitSnapshot, type StepProps } from './step.ts';

/** Reminder of the amount due, because the new mandate debits only future invoices. */
const dueText = (due: number | null): string => {
  if (due === null) return t('done.due.unknown');
  return due > 0 ? t('done.due.some', { amount: formatEuros(due) }) : t('done.due.none');
};

type Props = Omit<StepProps, 'onClose'>;

const MandateDocument = ({ snapshot }: Pick<Props, 'snapshot'>) => {
  if (snapshot.hasTag('busy')) return <Spinner label={t('done.document.reading')} />;
  if (snapshot.matches({ signed: 'available' })) return <p>{t('done.document.available')}</p>;
  const { failure } = snapshot.context;
  return (
    <Alert tone="info" title={t('done.document.unavailable')}>
      {failure?.isForbidden ? failureText(failure) : t('done.document.later')}
    </Alert>
  );
};

const MandateAction = ({ actor, snapshot }: Props) => {
  if (snapshot.matches({ signed: 'reading' })) return null;
  if (!snapshot.matches({ signed: 'available' }))
    return (
      <RetryButton
        variant="filled"
        failure={snapshot.context.failure}
        isBusy={snapshot.hasTag('busy')}
        onPress={() => actor.send({ type: 'retried' })}
      />
    );
  const fullRef = snapshot.context.returned?.fullRef ?? '';
  return (
    <Link
      variant="filled"
      isExternal
      icon={<ExternalLink />}
      href={`/download/contract/mandate/${encodeURIComponent(fullRef)}/sps`}
    >
      {t('done.mandate')}
    </Link>
  );
};

const Recap = ({ snapshot }: { snapshot: DirectDebitSnapshot }) => {
  const { contract, account, returned, today } = snapshot.context;
  const labelOf = useSiteLabel();
  const isOfMandate = !returned || (contract !== null && returned.fullRef.startsWith(contract.reference));
  return (
    <DefinitionList
      items={[
        ...(contract && isOfMandate
          ? [
              {
                term: t('done.recap.contract'),
                value: <SiteText text={withReference(labelOf(contract).title, contract.reference)} />,
              },
            ]
          : []),
        ...(returned ? [{ term: t('done.recap.mandate'), value: returned.fullRef }] : []),
        ...(account
          ? [
              { term: t('done.recap.account'), value: <MaskedIban iban={account.iban} /> },
              { term: t('done.recap.day'), value: formatDay(today) },
            ]
          : []),
      ]}
    />
  );
};

export const InPlace = (props: Props) => {
  const { snapshot } = props;
  const isSigned = snapshot.matches('signed');
  const outcome = isSigned ? 'signed' : 'inPlace';
  return (
    <div className={done}>
      <Alert tone="ok" title={t(`done.${outcome}.title`)}>
        {`${t(`done.${outcome}.text`)} ${dueText(findAmountDue(snapshot.context))}`}
      </Alert>
      <Recap snapshot={snapshot} />
      {isSigned && <MandateDocument snapshot={snapshot} />}
      <FormActions>
        <Link variant="outlined" href="/">
          {t('done.dashboard')}
        </Link>
        <Link variant="outlined" href={bills}>
          {t('done.bills')}
        </Link>
        {isSigned && <MandateAction {...props} />}
      </FormActions>
    </div>
  );
};
