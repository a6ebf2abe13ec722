import { t } from '#locales/fr/histogram.ts';
import type { Bar } from '#machines/domain/consumption/bars.ts';
import type { Comparison } from '#machines/domain/consumption/histogram.ts';
import { tipHint } from '../../../views/consumption/chart/Chart.css.ts';
import type { Column } from '../../../views/consumption/chart/column.ts';
import { Tip } from '../../../views/consumption/chart/Tip.tsx';
import { barTitle, capitalised } from '../../../views/consumption/names.ts';
import { beforeName, hasYearBefore, indexName, valueName } from '../words/barNames.ts';

type Props = {
  bar: Bar;
  comparison: Comparison;
  column: Column | null;
  isOpenable: boolean;
};

/** What a bar says, beside it. */
export const BarTip = ({ bar, comparison, column, isOpenable }: Props) => {
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
