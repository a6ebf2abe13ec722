import { t as meters } from '#locales/fr/meters.ts';
import type { ConsumptionContract } from '#machines/domain/consumption/meter.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import { ContractTitle } from '../../fields/ContractTitle.tsx';
import { lastReadOf } from '../../fields/lastReadOf.ts';
import { days, label, lastRead } from './ConsumptionTitle.css.ts';
import { meterCount } from './meterCount.ts';

type Props = { contract: ConsumptionContract; name: string };

/** What tells a contract of the list, and when it was last read. */
export const ConsumptionTitle = ({ contract, name }: Props) => {
  const read = lastReadOf(contract);
  return (
    <ContractTitle
      name={name}
      detail={`${spacedReference(contract.reference)} · ${meterCount(contract.meterCount)}`}
    >
      {read && (
        <span className={lastRead}>
          <span className={label}>{meters('lastRead.label')}</span> <span className={days}>{read}</span>
        </span>
      )}
    </ContractTitle>
  );
};
