import { t } from '#locales/fr/contracts.ts';
import { mayBeDebited } from '../../domain/billing/automaticPayment.ts';
import { type Contract, spacedReference } from '../../domain/contract/contract.ts';
import { Link, type LinkProps } from '../../ui/controls/buttons/Link.tsx';

type Props = Pick<LinkProps, 'variant' | 'icon'> & {
  contract: Pick<Contract, 'reference' | 'name' | 'roles'>;
};

/** The way to the payment page of a contract; nothing where its direct debit is closed (docs/rules.md#payment-page). */
export const MandateLink = ({ contract, ...look }: Props) => {
  const { name, reference } = contract;
  const spoken = { contract: `${name} ${spacedReference(reference)}`.trim() };
  return (
    mayBeDebited(contract) && (
      <Link
        {...look}
        aria-label={t('mandate.ofContract', spoken)}
        href={`/espace-de-paiement?contrat=${encodeURIComponent(reference)}`}
      >
        {t('mandate.word')}
      </Link>
    )
  );
};
