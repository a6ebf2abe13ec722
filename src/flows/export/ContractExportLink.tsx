import Download from 'lucide-react/icons/download';
import { t } from '#locales/fr/consumption.ts';
import type { ConsumptionContract } from '../../domain/consumption/meter.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { link } from './Export.css.ts';

type Props = { contract: ConsumptionContract; address: string };

export const ContractExportLink = ({ contract, address }: Props) =>
  contract.meterCount > 0 && (
    <div className={link}>
      <Link variant="outlined" icon={<Download />} href={address}>
        <span>{t('exportContract.text')}</span>
        <VisuallyHidden>{` ${t('exportContract.of', { reference: spacedReference(contract.reference) })}`}</VisuallyHidden>
      </Link>
    </div>
  );
