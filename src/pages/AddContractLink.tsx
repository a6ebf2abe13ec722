import Plus from 'lucide-react/icons/plus';
import { t } from '#locales/fr/contract.ts';
import { Link } from '../ui/Link.tsx';

/** Leads to the form that adds a contract (docs/rules.md#modal-addresses). */
export const AddContractLink = () => (
  <Link variant="filled" icon={<Plus />} href="/espace-personnel?modale=addContract">
    {t('add')}
  </Link>
);
