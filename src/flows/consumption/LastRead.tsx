import { t } from '#locales/fr/meters.ts';
import type { ConsumptionContract } from '#machines/domain/consumption/meter.ts';
import { formatLastRead } from '../../fields/contract/formatLastRead.ts';
import { label } from '../../views/contract-list/ContractItem.css.ts';
import { days, lastRead } from './LastRead.css.ts';

/** When a contract of the list was last read. */
export const LastRead = ({ contract }: { contract: ConsumptionContract }) => {
  const read = formatLastRead(contract);
  return (
    read && (
      <span className={lastRead}>
        <span className={label}>{t('lastRead.label')}</span> <span className={days}>{read}</span>
      </span>
    )
  );
};
