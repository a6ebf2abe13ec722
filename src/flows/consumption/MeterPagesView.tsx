import { useMemo } from 'react';
import { t } from '#locales/fr/consumption.ts';
import { t as words } from '#locales/fr/contract.ts';
import type { RowSize } from '#machines/contract-rows/rowPages.ts';
import { type ConsumptionContract, meterKey } from '#machines/domain/consumption/meter.ts';
import { usePrintedAt } from '../../ui/browser/usePrintedAt.ts';
import { RowPages } from '../../views/contract-list/RowPages.tsx';
import { columnsFor } from './columns.tsx';
import type { MeterCells, MeterPagesActor } from './consumptionActor.ts';
import { meterCount } from './meterCount.ts';

type Props = MeterCells & {
  actor: MeterPagesActor;
  contract: ConsumptionContract;
  onSize?: (size: RowSize) => void;
};

/** The meters of a contract, page by page (docs/rules.md#meters). */
export const MeterPagesView = (props: Props) => {
  const { actor, contract, onSize, addressOf, proofAddressOf, showsEverything } = props;
  const isPrinted = usePrintedAt() !== null;
  const columns = useMemo(
    () => columnsFor({ addressOf, proofAddressOf, showsEverything }, isPrinted),
    [isPrinted, addressOf, proofAddressOf, showsEverything],
  );
  return (
    <RowPages
      actor={actor}
      onSize={onSize}
      size={showsEverything ? 'broad' : 'usual'}
      caption={t('table.caption', { contract: contract.name || words('unnamed') })}
      columns={columns}
      keyOf={meterKey}
      rowCountOf={meterCount}
      none={t('table.none')}
      noneHere={t('table.noneHere')}
    />
  );
};
