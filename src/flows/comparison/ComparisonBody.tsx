import CalendarOff from 'lucide-react/icons/calendar-off';
import { useEffect, useMemo } from 'react';
import { t } from '#locales/fr/comparison.ts';
import { chosenMeters, comparisonIn } from '#machines/comparison/comparison.setup.ts';
import type { MeterComparison } from '#machines/domain/consumption/meterComparison.ts';
import { listPeriods } from '#machines/domain/consumption/period.ts';
import { formatExactVolume } from '#machines/domain/format/volumes.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { Blank } from '../../ui/display/Blank.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { ChartPlaceholder } from '../../views/consumption/chart/ChartPlaceholder.tsx';
import { periodName } from '../../views/consumption/names.ts';
import { PeriodControls } from '../../views/consumption/PeriodControls.tsx';
import * as css from './Comparison.css.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { PartProps } from './comparisonActor.ts';
import { Legend } from './Legend.tsx';
import { Notes } from './Notes.tsx';
import { describeSum } from './words/notes.ts';

const Chart = onDemand(() => import('./chart/ComparisonChart.tsx'), ChartPlaceholder);

/** The sum, at a glance and in words. */
const Sum = ({ comparison }: { comparison: MeterComparison }) => (
  <div>
    {comparison.sum !== null && (
      <p aria-hidden="true" className={css.total}>
        {formatExactVolume(comparison.sum)}
      </p>
    )}
    <p role="status" className={css.sentence}>
      {describeSum(comparison)}
    </p>
  </div>
);

/** The period, and what the meters that were read have measured over it. */
export const ComparisonBody = ({ actor, snapshot }: PartProps) => {
  const { context } = snapshot;
  const { meters, keys, fetched, period, today, reach } = context;
  const comparison = useMemo(
    () => comparisonIn({ meters, keys, fetched, period, today }),
    [meters, keys, fetched, period, today],
  );
  useEffect(() => Chart.preload(), []);
  const chosen = chosenMeters(context);
  const isRead = comparison.meters.length > 0;
  return (
    <Card>
      <div className={css.section}>
        <PeriodControls
          period={period}
          periods={snapshot.matches('choosing') ? listPeriods(period.mode, today, reach) : [period]}
          onPeriod={(name) => actor.send({ type: 'period.chosen', name })}
          onMode={(mode) => actor.send({ type: 'mode.chosen', mode })}
          turnBy={(step) => {
            const turned = { type: 'period.turned', step } as const;
            return snapshot.can(turned) ? () => actor.send(turned) : null;
          }}
        />
        {isRead && comparison.sum === null && (
          <Blank
            role="status"
            icon={<CalendarOff />}
            title={t('empty.title', { period: periodName(period) })}
          >
            <p>{t('empty.text')}</p>
          </Blank>
        )}
        {isRead && comparison.sum !== null && (
          <>
            <Sum comparison={comparison} />
            <Legend chosen={chosen} comparison={comparison} />
            <Boundary>
              <Chart comparison={comparison} />
            </Boundary>
          </>
        )}
        {!isRead && snapshot.matches('reading') && <ChartPlaceholder onRetry={null} />}
        {isRead && <Notes comparison={comparison} chosen={chosen} />}
        {isRead && comparison.sum !== null && <ComparisonTable comparison={comparison} />}
      </div>
    </Card>
  );
};
