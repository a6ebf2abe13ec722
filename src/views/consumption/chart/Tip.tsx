import { DataContext } from '@visx/xychart';
import { useContext } from 'react';
import type { Elements } from '../../../ui/controls/buttons/Button.tsx';
import { tip, tipTitle } from './Chart.css.ts';
import type { Column } from './column.ts';

/** What a part of a chart says, beside it; a screen reader has it from the part itself. */
export const Tip = ({
  column,
  title,
  children,
}: {
  column: Column | null;
  title: string;
  children: Elements;
}) => {
  const { width = 1 } = useContext(DataContext);
  if (!column) return null;
  const gap = (column.step - column.width) / 2;
  const isOnTheLeft = column.x > width / 2;
  return (
    <div
      aria-hidden="true"
      className={tip}
      style={
        isOnTheLeft
          ? { right: `${((width - column.x + gap) / width) * 100}%` }
          : { left: `${((column.x + column.width + gap) / width) * 100}%` }
      }
    >
      <p className={tipTitle}>{title}</p>
      {children}
    </div>
  );
};
