import { memo, type ReactNode } from 'react';
import type { ConsumptionContract } from '#machines/domain/consumption/meter.ts';
import type { TypedMeterSearch } from '#machines/domain/consumption/meterSearch.ts';
import { truncate } from '#machines/domain/contract/contract.ts';
import { ContractItem } from '../../views/contract-list/ContractItem.tsx';
import { ConsumptionTitle } from './ConsumptionTitle.tsx';
import type { MeterCells } from './consumptionActor.ts';
import { MeterPages } from './MeterPages.tsx';

type Props = MeterCells & {
  contract: ConsumptionContract;
  /** The search that found it, which its further pages keep. */
  typed: TypedMeterSearch;
  /** Found alone, it is opened. */
  isAlone: boolean;
  actionsOf: (contract: ConsumptionContract) => ReactNode;
};

/** A contract, when it was last read, and its meters. */
export const ContractMeters = memo(({ contract, isAlone, actionsOf, ...table }: Props) => {
  const name = truncate(contract.name);
  return (
    <ContractItem title={<ConsumptionTitle contract={contract} name={name} />} isAlone={isAlone}>
      {name !== contract.name && <p>{contract.name}</p>}
      {actionsOf(contract)}
      <MeterPages contract={contract} {...table} />
    </ContractItem>
  );
});
