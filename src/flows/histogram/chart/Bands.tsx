import { DataContext } from '@visx/xychart';
import { useContext, useId } from 'react';
import { daysWithin } from '#machines/domain/consumption/daysWithin.ts';
import type { Period } from '#machines/domain/consumption/period.ts';
import type { Marks } from '../histogramActor.ts';
import * as css from './Chart.css.ts';
import { toColumn } from './column.ts';

type Props = { marks: Marks; period: Period; top: number; rem: number };

/** The width of a letter, in text. */
const letter = 0.55;

/** A dotted and outlined band behind the days that stand out, with its word over it where that has room. */
const Bands = ({ marks: { spans, label }, period, top, rem }: Props) => {
  const { xScale, yScale } = useContext(DataContext);
  const patternId = useId();
  const floor = Number(yScale?.(0) ?? 0);
  return (
    <g>
      <defs>
        <pattern id={patternId} width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1" className={css.bandDot} />
        </pattern>
      </defs>
      {daysWithin(spans, period).map(({ startDate, endDate }) => {
        const first = toColumn(xScale, { slot: startDate, span: null });
        const last = toColumn(xScale, { slot: endDate, span: null });
        // Until the page has its width, the scale may run backwards.
        if (!first || !last || last.x < first.x) return null;
        const gap = (first.step - first.width) / 2;
        const [left, right] = [first.x - gap, last.x + last.width + gap];
        return (
          <g key={startDate}>
            <rect x={left} y={top} width={right - left} height={floor - top} fill={`url(#${patternId})`} />
            <path d={`M${left},${floor}V${top}H${right}V${floor}`} className={css.bandEdge} />
            {right - left > label.length * letter * rem && (
              <text x={(left + right) / 2} y={top - 0.4 * rem} textAnchor="middle" className={css.bandLabel}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
};

export default Bands;
