import { useActorRef } from '@xstate/react';
import type { ConsumptionContract } from '#machines/domain/consumption/meter.ts';
import { meterCriteriaSchema, type TypedMeterSearch } from '#machines/domain/consumption/meterSearch.ts';
import { rowSize } from '../../api/storage/rowSize.ts';
import { meterPages } from './consumption.ports.ts';
import type { MeterCells } from './consumptionActor.ts';
import { MeterPagesView } from './MeterPagesView.tsx';

type Props = MeterCells & { contract: ConsumptionContract; typed: TypedMeterSearch };

const inputOf = (
  { reference, meters, unread, meterCount }: ConsumptionContract,
  typed: TypedMeterSearch,
) => ({
  reference,
  criteria: meterCriteriaSchema.parse(typed),
  rows: meters,
  unread,
  rowCount: meterCount,
  size: rowSize.read(),
});

/** The meters of an opened contract, which it pages by itself. */
export const MeterPages = ({ typed, ...props }: Props) => {
  const actor = useActorRef(meterPages, { input: inputOf(props.contract, typed) });
  return <MeterPagesView actor={actor} onSize={rowSize.write} {...props} />;
};
