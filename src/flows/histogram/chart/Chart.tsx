import { DataContext } from '@visx/xychart';
import { useContext, useId } from 'react';
import { t } from '#locales/fr/histogram.ts';
import type { FaceProps } from '#machines/histogram/histogram.machine.ts';
import type { Bar } from '../../../domain/consumption/bars.ts';
import type { Comparison, Histogram } from '../../../domain/consumption/histogram.ts';
import * as css from '../../../views/consumption/chart/Chart.css.ts';
import { Axes, type AxesProps, ChartFrame, Tip } from '../../../views/consumption/chart/ChartFrame.tsx';
import {
  bandPath,
  barPath,
  type Column,
  findExtent,
  runsOf,
  toColumn,
} from '../../../views/consumption/chart/plot.ts';
import { SlotList } from '../../../views/consumption/chart/SlotList.tsx';
import { barTitle, capitalised } from '../../../views/consumption/names.ts';
import { barName, hasYearBefore, tipOf } from '../words/barNames.ts';

type Props = {
  bar: Bar;
  comparison: Comparison;
  column: Column | null;
  isOpenable: boolean;
  top: number;
  isForward: boolean;
};

const BarTip = ({ bar, comparison, isOpenable, ...place }: Props) => {
  const { value, quality, before, usual, foreseen, rise, index } = tipOf(bar, hasYearBefore(comparison));
  return (
    <Tip title={capitalised(barTitle(bar))} {...place}>
      <p>
        {value && <span className={css.tipValue}>{value}</span>}{' '}
        <span className={css.tipSoft}>{quality}</span>
      </p>
      {before && <p className={css.tipSoft}>{before}</p>}
      {foreseen && <p>{foreseen}</p>}
      {usual && <p className={css.tipSoft}>{usual}</p>}
      {rise && <p className={css.tipBad}>{rise}</p>}
      {index && <p className={css.tipSoft}>{index}</p>}
      {isOpenable && <p className={css.tipHint}>{t('chart.opens')}</p>}
    </Tip>
  );
};

const BarList = ({ histogram, isOpenable, onOpen }: FaceProps) => {
  const { xScale, yScale, margin } = useContext(DataContext);
  const { kind, bars, comparison, period } = histogram;
  const tipAt = (rank: number, isForward: boolean) => {
    const bar = bars[rank];
    return (
      bar && (
        <BarTip
          bar={bar}
          comparison={comparison}
          column={toColumn(xScale, bar)}
          isOpenable={isOpenable(bar.slot)}
          top={Number(yScale?.(Math.max(bar.volume ?? 0, 0)) ?? 0) - (margin?.top ?? 0)}
          isForward={isForward}
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
      tipOf={tipAt}
    />
  );
};

type DrawingProps = Omit<AxesProps, 'period'> & { histogram: Histogram };

const MissingMark = ({ x, width, floor, rem }: { x: number; width: number; floor: number; rem: number }) => (
  <>
    <rect x={x} y={floor - 4 * rem} width={width} height={4 * rem} rx={4} className={css.missing} />
    {width > 3.6 * rem && (
      <text x={x + width / 2} y={floor - 1.7 * rem} textAnchor="middle" className={css.label}>
        {t('missing')}
      </text>
    )}
  </>
);

type BarMarkProps = { bar: Bar; patterns: { usual: string; risen: string }; rem: number };

const lookOf = ({ nature, isInRise }: Bar, patterns: BarMarkProps['patterns']) => {
  if (nature !== 'estimated') return { className: isInRise ? css.risen : css.measured };
  return isInRise
    ? { className: css.risenHatched, fill: `url(#${patterns.risen})` }
    : { className: css.estimated, fill: `url(#${patterns.usual})` };
};

const BarMark = ({ bar, patterns, rem }: BarMarkProps) => {
  const { xScale, yScale } = useContext(DataContext);
  const column = toColumn(xScale, bar);
  if (!column || !yScale) return null;
  const { volume, nature, isUnderWay } = bar;
  const { x, width } = column;
  const floor = Number(yScale(0));
  return (
    <g className={isUnderWay ? css.underWay : undefined}>
      {volume === null && nature !== 'toCome' && <MissingMark x={x} width={width} floor={floor} rem={rem} />}
      {volume !== null && volume !== 0 && (
        <path d={barPath(x, Number(yScale(volume)), width, floor)} {...lookOf(bar, patterns)} />
      )}
      {volume === 0 && <rect x={x} y={floor - 2} width={width} height={2} className={css.measured} />}
    </g>
  );
};

const YearBefore = ({ bars }: Pick<Histogram, 'bars'>) => {
  const { xScale, yScale } = useContext(DataContext);
  const runs = runsOf(bars, (bar) => {
    const column = toColumn(xScale, bar);
    if (!column || bar.before === null) return null;
    return { x: column.x + column.width / 2, y: Number(yScale?.(bar.before) ?? 0) };
  });
  // Larger dots would cover the 31 bars of a month.
  const radius = bars.length > 12 ? 2 : 3;
  return runs.map((run) => (
    <g key={run[0]?.x}>
      <path d={`M${run.map(({ x, y }) => `${x},${y}`).join('L')}`} className={css.beforeLine} />
      {run.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={radius} className={css.beforeDot} />
      ))}
    </g>
  ));
};

const emsPerLetter = 0.55;

const edgesOf = ({ x, width, step }: Column) => {
  const gap = (step - width) / 2;
  return { left: x - gap, right: x + width + gap };
};

/** Areas behind the bars: days of unusual consumption, usual range of a day, forecast range of a month. */
const Backgrounds = ({ histogram: { bars }, margin: { top }, size }: DrawingProps) => {
  const { xScale, yScale } = useContext(DataContext);
  const toHeight = (volume: number) => Number(yScale?.(volume) ?? 0);
  const columnOf = (bar: Bar) => {
    const column = toColumn(xScale, bar);
    return column && edgesOf(column);
  };
  const rises = runsOf(bars, (bar) => (bar.isInRise ? columnOf(bar) : null));
  const labelWidth = t('rise.label').length * emsPerLetter * size.rem;
  const middles = rises.map((run) =>
    Math.min(((run[0]?.left ?? 0) + (run.at(-1)?.right ?? 0)) / 2, size.width - labelWidth / 2),
  );
  const ranges = runsOf(bars, (bar) => {
    const range = bar.usual ?? bar.foreseen;
    const column = range ? columnOf(bar) : null;
    if (!column || !range) return null;
    const middle = bar.foreseen ? toHeight(bar.foreseen.expected) : null;
    return { ...column, middle, low: toHeight(range.low), high: toHeight(range.high) };
  });
  return (
    <>
      {rises.map((run, rank) => {
        const [left, right] = [run[0]?.left ?? 0, run.at(-1)?.right ?? 0];
        // Draws nothing while the page has no width, because the width of an area would be negative.
        if (right < left) return null;
        const [width, middle = 0] = [right - left, middles[rank]];
        return (
          <g key={left} data-rise>
            <rect
              x={left}
              y={top}
              width={width}
              height={toHeight(0) - top}
              rx={6}
              className={css.risenColumn}
            />
            {middle - (middles[rank - 1] ?? -labelWidth) > labelWidth && (
              <text x={middle} y={top - 0.4 * size.rem} textAnchor="middle" className={css.risenLabel}>
                {t('rise.label')}
              </text>
            )}
          </g>
        );
      })}
      {ranges.map((run) => (
        <g key={run[0]?.left} data-range>
          <path d={bandPath(run)} className={run[0]?.middle === null ? css.usual : css.foreseen} />
          {run.map(
            ({ left, right, middle }) =>
              middle !== null && (
                <path key={left} d={`M${left},${middle}H${right}`} className={css.expected} />
              ),
          )}
        </g>
      ))}
    </>
  );
};

const Hatching = ({ id, ground, ink }: { id: string; ground: string; ink: string }) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="6" height="6" className={ground} />
    <rect width="2.5" height="6" className={ink} />
  </pattern>
);

const Drawing = (drawing: DrawingProps) => {
  const { histogram, ...frame } = drawing;
  const { period, bars } = histogram;
  const id = useId();
  const patterns = { usual: `${id}usual`, risen: `${id}risen` };
  const { width, height, rem } = frame.size;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={css.drawing}>
      <defs>
        <Hatching id={patterns.usual} ground={css.hatchGround} ink={css.hatch} />
        <Hatching id={patterns.risen} ground={css.risenColumn} ink={css.risen} />
      </defs>
      <Backgrounds {...drawing} />
      <Axes period={period} {...frame} />
      {bars.map((bar) => (
        <BarMark key={bar.slot} bar={bar} patterns={patterns} rem={rem} />
      ))}
      <YearBefore bars={bars} />
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
