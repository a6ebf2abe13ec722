import type { Profile } from '../../domain/account/profile.ts';
import { type Contract, hasRole } from '../../domain/contract/contract.ts';

const accountForms = ['name', 'email', 'password', 'addContract'] as const;
const contractForms = ['billing', 'contact', 'iban'] as const;

export type AccountModal = { form: (typeof accountForms)[number] };
export type ContractModal = { form: (typeof contractForms)[number]; contract: Contract };
export type Modal = AccountModal | ContractModal;

/**
 * The address of a modal over the page; those of a contract name it: `?modale=billing&contrat=98…`
 * (docs/rules.md#modal-addresses).
 */
export const toModalAddress = (form: Modal['form'], contract?: Pick<Contract, 'reference'>): string =>
  `?${new URLSearchParams({ modale: form, ...(contract && { contrat: contract.reference }) })}`;

/** The modal of an address, or null: an unknown one, a contract of someone else, an IBAN that may not change. */
export const parseModal = (
  search: URLSearchParams,
  { contracts }: Pick<Profile, 'contracts'>,
): Modal | null => {
  const name = search.get('modale');
  const accountForm = accountForms.find((form) => form === name);
  if (accountForm) return { form: accountForm };
  const form = contractForms.find((known) => known === name);
  const contract = contracts.find(({ reference }) => reference === search.get('contrat'));
  if (!form || !contract || (form === 'iban' && !hasRole(contract, 'RIB'))) return null;
  return { form, contract };
};
