import { DataContext } from '@visx/xychart';
import { useContext, useId } from 'react';
import { t } from '#locales/fr/histogram.ts';
import type { FaceProps } from '#machines/histogram/histogram.machine.ts';
import type { Bar } from '../../../domain/consumption/bars.ts';
import type { Comparison, Histogram } from '../../../domain/consumption/histogram.ts';
import { onDemand } from '../../../ui/browser/onDemand.tsx';
import * as css from '../../../views/consumption/chart/Chart.css.ts';
import { tipHint } from '../../../views/consumption/chart/Chart.css.ts';
import { Axes, type AxesProps, ChartFrame, Tip } from '../../../views/consumption/chart/ChartFrame.tsx';
import { barPath, type Column, findExtent, toColumn } from '../../../views/consumption/chart/plot.ts';
import { SlotList } from '../../../views/consumption/chart/SlotList.tsx';
import { barTitle, capitalised } from '../../../views/consumption/names.ts';
import { barName, beforeName, hasYearBefore, indexName, valueName } from '../words/barNames.ts';

type Props = {
  bar: Bar;
  comparison: Comparison;
  column: Column | null;
  isOpenable: boolean;
};

const BarTip = ({ bar, comparison, column, isOpenable }: Props) => {
  const before = hasYearBefore(comparison) ? beforeName(bar) : null;
  const index = indexName(bar);
  return (
    <Tip column={column} title={capitalised(barTitle(bar))}>
      <p>{capitalised(valueName(bar))}</p>
      {before && <p>{capitalised(before)}</p>}
      {index && <p>{capitalised(index)}</p>}
      {isOpenable && <p className={tipHint}>{t('chart.opens')}</p>}
    </Tip>
  );
};

const BarList = ({ histogram, isOpenable, onOpen }: FaceProps) => {
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

const Bands = onDemand(() => import('./Bands.tsx'));

type DrawingProps = Omit<AxesProps, 'period'> & { histogram: Histogram };

const MissingMark = ({ x, width, floor, rem }: { x: number; width: number; floor: number; rem: number }) => (
  <>
    <rect x={x} y={floor - 4 * rem} width={width} height={4 * rem} rx={4} className={css.missing} />
    {width > 3.1 * rem && (
      <text x={x + width / 2} y={floor - 1.7 * rem} textAnchor="middle" className={css.label}>
        {t('missing')}
      </text>
    )}
  </>
);

const BarMark = ({ bar, pattern, rem }: { bar: Bar; pattern: string; rem: number }) => {
  const { xScale, yScale } = useContext(DataContext);
  const column = toColumn(xScale, bar);
  const toHeight = (volume: number) => Number(yScale?.(volume) ?? 0);
  if (!column || !yScale) return null;
  const { volume, before, nature } = bar;
  const { x, width } = column;
  const floor = toHeight(0);
  const overhang = Math.min(6, width * 0.2);
  return (
    <g>
      {volume === null && nature !== 'toCome' && <MissingMark x={x} width={width} floor={floor} rem={rem} />}
      {volume !== null && volume !== 0 && (
        <path
          d={barPath(x, toHeight(volume), width, floor)}
          className={nature === 'estimated' ? css.estimated : css.measured}
          {...(nature === 'estimated' && { fill: pattern })}
        />
      )}
      {volume === 0 && <rect x={x} y={floor - 2} width={width} height={2} className={css.measured} />}
      {before !== null && (
        <rect
          x={x - overhang}
          y={toHeight(before) - 1.5}
          width={width + 2 * overhang}
          height={3}
          className={css.before}
        />
      )}
    </g>
  );
};

/** Drawing, hidden from screen readers, because the list over it has the texts. */
const Drawing = ({ histogram: { period, bars, marks }, ...frame }: DrawingProps) => {
  const { xScale, yScale } = useContext(DataContext);
  const patternId = useId();
  const { width, height, rem } = frame.size;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={css.drawing}>
      <defs>
        <pattern
          id={patternId}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className={css.hatchGround} />
          <rect width="2.5" height="6" className={css.hatch} />
        </pattern>
      </defs>
      <Axes period={period} {...frame} />
      {marks && (
        <Bands
          marks={marks}
          columnOf={(slot) => toColumn(xScale, { slot, span: null })}
          top={frame.margin.top}
          floor={Number(yScale?.(0) ?? 0)}
          rem={rem}
        />
      )}
      {bars.map((bar) => (
        <BarMark key={bar.slot} bar={bar} pattern={`url(#${patternId})`} rem={rem} />
      ))}
    </svg>
  );
};

const Chart = (props: FaceProps) => {
  const { histogram } = props;
  return (
    <ChartFrame extent={findExtent(histogram.bars)}>
      {(drawn) => (
        <>
          <Drawing histogram={histogram} {...drawn} />
          <BarList {...props} />
        </>
      )}
    </ChartFrame>
  );
};

export default Chart;
