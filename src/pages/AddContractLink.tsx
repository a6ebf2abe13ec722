import Plus from 'lucide-react/icons/plus';
import { t } from '#locales/fr/contract.ts';
import { to } from '../domain/paths.ts';
import { Link } from '../ui/controls/buttons/Link.tsx';

type Props = { href?: string };

export const AddContractLink = ({ href = to('/espace-personnel', { modale: 'addContract' }) }: Props) => (
  <Link variant="filled" icon={<Plus />} href={href}>
    {t('add')}
  </Link>
);
