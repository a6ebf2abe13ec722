import { DataContext } from '@visx/xychart';
import { useContext } from 'react';
import { t } from '#locales/fr/comparison.ts';
import type { MeterComparison } from '#machines/domain/consumption/meterComparison.ts';
import { toColumn } from '../../../views/consumption/chart/column.ts';
import { SlotList } from '../../../views/consumption/chart/SlotList.tsx';
import { Tip } from '../../../views/consumption/chart/Tip.tsx';
import { capitalised, slotName } from '../../../views/consumption/names.ts';
import { letterOf, slotWords, writtenSum, writtenValue } from '../words/values.ts';

/** The months or the days as a hand or a keyboard meets them: what each meter has used, and their sum. */
export const ComparisonSlots = ({ comparison }: { comparison: MeterComparison }) => {
  const { xScale } = useContext(DataContext);
  const { period, meters, slots } = comparison;
  const columnOf = (slot: string) => toColumn(xScale, { slot, span: null });
  const tipOf = (rank: number) => {
    const compared = slots[rank];
    return (
      compared && (
        <Tip column={columnOf(compared.slot)} title={capitalised(slotName(compared.slot))}>
          {compared.bars.map((bar, index) => {
            const letter = letterOf(meters[index]?.rank ?? index);
            return <p key={letter}>{t('chart.value', { letter, value: writtenValue(bar) })}</p>;
          })}
          <p>{capitalised(t('chart.sum', { value: writtenSum(compared) }))}</p>
        </Tip>
      )
    );
  };
  return (
    <SlotList
      label={t(`chart.label.${period.mode}`)}
      slots={slots.map((compared) => ({
        slot: compared.slot,
        name: slotWords(comparison, compared),
        column: columnOf(compared.slot),
        isOpenable: false,
      }))}
      onOpen={() => {}}
      tipOf={tipOf}
    />
  );
};
