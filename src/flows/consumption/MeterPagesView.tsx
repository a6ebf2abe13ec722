import { useCallback } from 'react';
import { t } from '#locales/fr/consumption.ts';
import type { RowSize } from '#machines/contract-rows/rowPages.ts';
import { type ConsumptionContract, meterKey } from '#machines/domain/consumption/meter.ts';
import { RowPages } from '../../views/contract-list/RowPages.tsx';
import { columnsFor } from './columns.tsx';
import type { MeterCells, MeterPagesActor } from './consumptionActor.ts';

type Props = MeterCells & {
  actor: MeterPagesActor;
  contract: ConsumptionContract;
  onSize?: (size: RowSize) => void;
};

/** The meters of a contract, page by page (docs/rules.md#meters). */
export const MeterPagesView = ({ actor, contract, onSize, ...cells }: Props) => {
  const { addressOf, proofAddressOf, showsEverything } = cells;
  const columnsOf = useCallback(
    (isPrinted: boolean) => columnsFor({ addressOf, proofAddressOf, showsEverything }, isPrinted),
    [addressOf, proofAddressOf, showsEverything],
  );
  return (
    <RowPages
      actor={actor}
      contract={contract}
      t={t}
      onSize={onSize}
      size={showsEverything ? 'broad' : 'usual'}
      columnsOf={columnsOf}
      keyOf={meterKey}
    />
  );
};
