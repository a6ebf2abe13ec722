import Plus from 'lucide-react/icons/plus';
import { t } from '#locales/fr/contract.ts';
import { Link } from '../ui/controls/buttons/Link.tsx';

type Props = {
  /** Over the page that it is on, where that is the personal space (docs/rules.md#modal-addresses). */
  href?: string;
};

/** Leads to the form that adds a contract. */
export const AddContractLink = ({ href = '/espace-personnel?modale=addContract' }: Props) => (
  <Link variant="filled" icon={<Plus />} href={href}>
    {t('add')}
  </Link>
);
