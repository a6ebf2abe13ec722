import { DataContext } from '@visx/xychart';
import { useContext } from 'react';
import { t } from '#locales/fr/comparison.ts';
import type { MeterComparison } from '../../../domain/consumption/meterComparison.ts';
import { Axes, type AxesProps, ChartFrame, Tip } from '../../../views/consumption/chart/ChartFrame.tsx';
import { findExtent, toColumn } from '../../../views/consumption/chart/plot.ts';
import { SlotList } from '../../../views/consumption/chart/SlotList.tsx';
import { capitalised, slotName } from '../../../views/consumption/names.ts';
import * as css from '../Comparison.css.ts';
import { letterOf, slotWords, writtenSum, writtenValue } from '../words/values.ts';
import { linePath, markPath, type Point, rankOf, spread } from './marks.ts';

const ComparisonSlots = ({ comparison }: { comparison: MeterComparison }) => {
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
      }))}
      tipOf={tipOf}
    />
  );
};

type Props = Omit<AxesProps, 'period'> & { comparison: MeterComparison };

const LineDrawing = ({ comparison: { period, meters }, ...frame }: Props) => {
  const { xScale, yScale } = useContext(DataContext);
  const { width, height, rem } = frame.size;
  const size = period.mode === 'monthly' ? 0.28 * rem : 0.18 * rem;
  const drawn = meters.map(({ rank, bars }) => ({
    rank: rankOf(rank),
    points: bars.map(({ slot, volume }): Point => {
      const column = toColumn(xScale, { slot, span: null });
      return column && volume !== null && yScale
        ? { x: column.x + column.width / 2, y: Number(yScale(volume)) }
        : null;
    }),
    bars,
  }));
  const ends = drawn.map(({ points }) => points.findLast((point) => point !== null) ?? null);
  const heights = spread(
    ends.map((end) => end?.y ?? 0),
    rem,
  );
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={css.drawing}>
      <Axes period={period} {...frame} />
      {drawn.map(({ rank, points, bars }, index) => {
        const end = ends[index];
        return (
          <g key={rank}>
            <path d={linePath(points)} className={css.lines[rank]} />
            {points.map(
              (point, slot) =>
                point && (
                  <path
                    key={bars[slot]?.slot}
                    d={markPath(rank, point.x, point.y, size)}
                    className={(bars[slot]?.nature === 'estimated' ? css.emptyMarks : css.lineMarks)[rank]}
                  />
                ),
            )}
            {end && (
              <text
                x={end.x + size + 0.3 * rem}
                y={(heights[index] ?? end.y) + 0.3 * rem}
                className={css.letter}
              >
                {letterOf(rank)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
};

const ComparisonChart = ({ comparison }: { comparison: MeterComparison }) => (
  <ChartFrame extent={findExtent(comparison.meters.flatMap(({ bars }) => bars))}>
    {(drawn) => (
      <>
        <LineDrawing comparison={comparison} {...drawn} />
        <ComparisonSlots comparison={comparison} />
      </>
    )}
  </ChartFrame>
);

export default ComparisonChart;
