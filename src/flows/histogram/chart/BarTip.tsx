import { DataContext } from '@visx/xychart';
import { useContext } from 'react';
import { t } from '#locales/fr/histogram.ts';
import type { Bar } from '#machines/domain/consumption/bars.ts';
import type { Comparison } from '#machines/domain/consumption/histogram.ts';
import { beforeName, hasYearBefore, indexName, valueName } from '../words/barNames.ts';
import { barTitle, capitalised } from '../words/names.ts';
import * as css from './Chart.css.ts';
import type { Column } from './column.ts';

type Props = {
  bar: Bar;
  comparison: Comparison;
  column: Column | null;
  isOpenable: boolean;
};

/** What a bar says, beside it; it is said to a screen reader by the bar itself. */
export const BarTip = ({ bar, comparison, column, isOpenable }: Props) => {
  const { width = 1 } = useContext(DataContext);
  if (!column) return null;
  const gap = (column.step - column.width) / 2;
  const isOnTheLeft = column.x > width / 2;
  const before = hasYearBefore(comparison) ? beforeName(bar) : null;
  const index = indexName(bar);
  return (
    <div
      aria-hidden="true"
      className={css.tip}
      style={
        isOnTheLeft
          ? { right: `${((width - column.x + gap) / width) * 100}%` }
          : { left: `${((column.x + column.width + gap) / width) * 100}%` }
      }
    >
      <p className={css.tipTitle}>{capitalised(barTitle(bar))}</p>
      <p>{capitalised(valueName(bar))}</p>
      {before && <p>{capitalised(before)}</p>}
      {index && <p>{capitalised(index)}</p>}
      {isOpenable && <p className={css.tipHint}>{t('chart.opens')}</p>}
    </div>
  );
};
