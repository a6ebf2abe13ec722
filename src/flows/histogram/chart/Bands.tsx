import { useId } from 'react';
import type { Marks } from '../../../domain/consumption/histogram.ts';
import type { Column } from '../../../views/consumption/chart/plot.ts';
import * as css from '../Histogram.css.ts';

type Props = {
  marks: Marks;
  /** Position of the bar of a day; null until the scale is known. */
  columnOf: (day: string) => Column | null;
  /** Top and bottom of the bands and text size, in pixels. */
  top: number;
  floor: number;
  rem: number;
};

/** Approximate width of a letter, in em. */
const letter = 0.55;

/** Bands of the unusual days. A chunk of its own: an import by the chart would add a file to every meter page. */
const Bands = ({ marks: { spans, label }, columnOf, top, floor, rem }: Props) => {
  const patternId = useId();
  return (
    <g>
      <defs>
        <pattern id={patternId} width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1" className={css.dot} />
        </pattern>
      </defs>
      {spans.map(({ startDate, endDate }) => {
        const [first, last] = [columnOf(startDate), columnOf(endDate)];
        // Before the page has its width, the scale may be reversed.
        if (!first || !last || last.x < first.x) return null;
        const gap = (first.step - first.width) / 2;
        const [left, right] = [first.x - gap, last.x + last.width + gap];
        return (
          <g key={startDate}>
            <rect x={left} y={top} width={right - left} height={floor - top} fill={`url(#${patternId})`} />
            <path d={`M${left},${floor}V${top}H${right}V${floor}`} className={css.edge} />
            {right - left > label.length * letter * rem && (
              <text x={(left + right) / 2} y={top - 0.4 * rem} textAnchor="middle" className={css.label}>
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
