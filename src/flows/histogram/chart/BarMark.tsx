import { DataContext } from '@visx/xychart';
import { useContext } from 'react';
import { t } from '#locales/fr/histogram.ts';
import type { Bar } from '#machines/domain/consumption/bars.ts';
import * as css from '../../../views/consumption/chart/Chart.css.ts';
import { toColumn } from '../../../views/consumption/chart/column.ts';
import { barPath } from '../../../views/consumption/chart/plot.ts';

type Props = { bar: Bar; pattern: string; rem: number };

/** An outline where a volume should be, with the word where it has room. */
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

/** A bar: filled where it is measured, hatched where it is estimated; the year before as a tick. */
export const BarMark = ({ bar, pattern, rem }: Props) => {
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
