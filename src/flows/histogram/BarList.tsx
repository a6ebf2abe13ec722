import { DataContext } from '@visx/xychart';
import { useContext } from 'react';
import { t } from '#locales/fr/histogram.ts';
import { toColumn } from '../../views/consumption/chart/column.ts';
import { SlotList } from '../../views/consumption/chart/SlotList.tsx';
import { BarTip } from './chart/BarTip.tsx';
import type { FaceProps } from './histogramActor.ts';
import { barName } from './words/barNames.ts';

/** The bars as a hand or a keyboard meets them. */
export const BarList = ({ histogram, isOpenable, onOpen }: FaceProps) => {
  const { xScale } = useContext(DataContext);
  const { kind, bars, comparison, period } = histogram;
  const tipOf = (rank: number) => {
    const bar = bars[rank];
    return (
      bar && (
        <BarTip
          bar={bar}
          comparison={comparison}
          column={toColumn(xScale, bar)}
          isOpenable={isOpenable(bar.slot)}
        />
      )
    );
  };
  return (
    <SlotList
      label={t(kind === 'SE' ? 'chart.onSite' : `chart.${period.mode}`)}
      slots={bars.map((bar) => ({
        slot: bar.slot,
        name: barName(bar, comparison),
        column: toColumn(xScale, bar),
        isOpenable: isOpenable(bar.slot),
      }))}
      onOpen={onOpen}
      tipOf={tipOf}
    />
  );
};
