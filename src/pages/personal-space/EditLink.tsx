import { t } from '#locales/fr/personalSpace.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { type Contract, hasRole } from '../../domain/contract/contract.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { edit } from './PersonalSpace.css.ts';

type Props = { children?: string; label: string; href: string };

export const EditLink = ({ children = t('edit.word'), label, href }: Props) => (
  <span className={edit}>
    <Link variant="text" aria-label={label} href={href}>
      {children}
    </Link>
  </span>
);

const accountForms = ['name', 'email', 'password', 'addContract'] as const;
const contractForms = ['billing', 'contact', 'iban', 'ownName'] as const;

export type AccountModal = { form: (typeof accountForms)[number] };
export type ContractModal = { form: (typeof contractForms)[number]; contract: Contract };
export type Modal = AccountModal | ContractModal;

/** Query that opens a modal: `?modale=billing&contrat=98…` (docs/rules.md#modal-addresses). */
export const toModalAddress = (form: Modal['form'], contract?: Pick<Contract, 'reference'>): string =>
  `?${new URLSearchParams({ modale: form, ...(contract && { contrat: contract.reference }) })}`;

/** Modal of a URL; null if unknown, for a contract of another account, or for an IBAN without permission. */
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
