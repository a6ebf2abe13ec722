import { bar, gap, markedBar, sparkline } from './Sparkline.css.ts';

type Props = { values: readonly (number | null)[]; marked?: readonly boolean[]; label: string };

const width = 108;
const height = 28;
const space = 2;

export const Sparkline = ({ values, marked = [], label }: Props) => {
  const most = Math.max(...values.map((value) => value ?? 0));
  const step = (width + space) / values.length;
  const bars = values.map((value, index) => {
    const isFlat = value === null || most === 0;
    const size = isFlat ? 1 : Math.max(2, (Math.max(value, 0) / most) * height);
    const look = marked[index] ? markedBar : bar;
    return { x: index * step, size, look: value === null ? gap : look };
  });
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={sparkline}
    >
      {bars.map(({ x, size, look }) => (
        <rect
          key={x}
          x={x}
          y={height - size}
          width={step - space}
          height={size}
          rx={Math.min(1.5, size / 2)}
          className={look}
        />
      ))}
    </svg>
  );
};
