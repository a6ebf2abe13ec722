import { t as contracts } from '#locales/fr/contracts.ts';
import { mayBeDebited } from '../../domain/billing/automaticPayment.ts';
import { type Contract, spacedReference } from '../../domain/contract/contract.ts';
import { to } from '../../domain/paths.ts';
import { Link, type LinkProps } from '../../ui/controls/buttons/Link.tsx';
import { useOwnNames, useSiteLabel, useSpokenSite } from '../../views/sites.ts';
import { contractName, contractReference } from '../Fields.css.ts';

export const ContractName = ({ contract }: { contract: Pick<Contract, 'name' | 'reference'> }) => (
  <p className={contractName}>
    <span>{useSiteLabel()(contract).title}</span>
    <span className={contractReference}>{spacedReference(contract.reference)}</span>
  </p>
);

type MandateLinkProps = Pick<LinkProps, 'variant' | 'icon'> & {
  contract: Pick<Contract, 'reference' | 'name' | 'roles'>;
};

/** Link to the direct debit of a contract; null if the contract has none (docs/rules.md#payment-page). */
export const MandateLink = ({ contract, ...look }: MandateLinkProps) => {
  const { reference } = contract;
  const spoken = { contract: useSpokenSite(contract) };
  return (
    mayBeDebited(contract) && (
      <Link
        {...look}
        aria-label={contracts('mandate.ofContract', spoken)}
        href={to('/espace-de-paiement', { contrat: reference })}
      >
        {contracts('mandate.word')}
      </Link>
    )
  );
};

export const OwnNameLink = ({ contract }: { contract: Pick<Contract, 'reference' | 'name'> }) => {
  const { reference } = contract;
  const action = useOwnNames().has(reference) ? 'change' : 'give';
  const spoken = { contract: useSpokenSite(contract) };
  return (
    <Link
      variant="text"
      aria-label={contracts(`ownName.${action}Of`, spoken)}
      href={to('/espace-personnel', { modale: 'ownName', contrat: reference })}
    >
      {contracts(`ownName.${action}`)}
    </Link>
  );
};
