import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { list } from './LongTask.css.ts';
import type { MissedLine } from './missedLines.ts';

type Props = {
  label: string;
  /** What did not come, each with why. */
  lines: readonly MissedLine[];
};

export const MissedList = ({ label, lines }: Props) => (
  <ul aria-label={label} className={list}>
    {lines.map(({ key, line }) => (
      <li key={key}>
        <WithServicePhone>{line}</WithServicePhone>
      </li>
    ))}
  </ul>
);
