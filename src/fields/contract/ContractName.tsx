import { t } from '#locales/fr/contract.ts';
import { type Contract, spacedReference } from '../../domain/contract/contract.ts';
import { contractName, contractReference } from './ContractName.css.ts';

/** Which contract a form is about. */
export const ContractName = ({ contract }: { contract: Pick<Contract, 'name' | 'reference'> }) => (
  <p className={contractName}>
    <span>{contract.name || t('unnamed')}</span>
    <span className={contractReference}>{spacedReference(contract.reference)}</span>
  </p>
);
