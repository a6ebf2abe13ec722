import { memo } from 'react';
import { t } from '#locales/fr/consumption.ts';
import type { ConsumptionContract } from '#machines/domain/consumption/meter.ts';
import type { TypedMeterSearch } from '#machines/domain/consumption/meterSearch.ts';
import type { Elements } from '../../ui/elements.ts';
import { ContractItem } from '../../views/contract-list/ContractItem.tsx';
import type { Found } from '../../views/contract-list/ContractList.tsx';
import { rowCountOf } from '../../views/contract-list/listWords.ts';
import type { MeterCells } from './consumptionActor.ts';
import { LastRead } from './LastRead.tsx';
import { MeterPages } from './MeterPages.tsx';

type Props = MeterCells &
  Found<TypedMeterSearch> & {
    contract: ConsumptionContract;
    actionsOf: (contract: ConsumptionContract) => Elements;
  };

/** A contract, when it was last read, and its meters. */
export const ContractMeters = memo(({ contract, isAlone, actionsOf, ...table }: Props) => (
  <ContractItem
    contract={contract}
    rowCount={rowCountOf(t, contract.meterCount)}
    aside={<LastRead contract={contract} />}
    isAlone={isAlone}
  >
    {actionsOf(contract)}
    <MeterPages contract={contract} {...table} />
  </ContractItem>
));
