import { useRef } from 'react';
import { t } from '#locales/fr/comparison.ts';
import { plural } from '#locales/plural.ts';
import { chosenMeters } from '#machines/comparison/comparison.setup.ts';
import { Unequipped } from '../../views/consumption/Unequipped.tsx';
import { Panel } from '../../views/Panel.tsx';
import { ProgressPanel } from '../../views/progress/ProgressPanel.tsx';
import { TaskStatus } from '../../views/progress/TaskStatus.tsx';
import { useProgress } from '../../views/progress/useProgress.ts';
import * as css from './Comparison.css.ts';
import { ComparisonActions } from './ComparisonActions.tsx';
import { ComparisonFailure } from './ComparisonFailure.tsx';
import type { ComparisonSnapshot, PartProps } from './comparisonActor.ts';
import { MeterSelection } from './MeterSelection.tsx';

const toLabel = (snapshot: ComparisonSnapshot): string => {
  const count = chosenMeters(snapshot.context).length;
  if (snapshot.matches('listing')) return t('busy.listing');
  if (snapshot.matches('reading')) return t(`busy.reading.${plural(count)}`, { count });
  if (snapshot.matches('writing')) return t('busy.writing');
  return snapshot.matches('saving') ? t('busy.saving') : '';
};

const toPart = (snapshot: ComparisonSnapshot) => {
  if (snapshot.hasTag('busy')) return 'busy';
  const still = (['unequipped', 'selecting', 'choosing'] as const).find((state) => snapshot.matches(state));
  return still ?? 'failed';
};

/** What is under way or has come of it, and what may be done: what takes the place of a button takes its focus. */
export const ComparisonTask = ({ actor, snapshot }: PartProps) => {
  const hadFocus = useRef(false);
  const { listMeters, readMeasures } = snapshot.children;
  const progress = useProgress(listMeters ?? readMeasures);
  const label = toLabel(snapshot);
  const part = toPart(snapshot);
  const stop = snapshot.matches('reading')
    ? ({ type: 'choice.reopened' } as const)
    : ({ type: 'cancelled' } as const);
  return (
    <div className={css.section}>
      <TaskStatus label={label} progress={part === 'busy' ? progress : null} />
      <Panel key={part} hadFocus={hadFocus}>
        {part === 'busy' && (
          <ProgressPanel
            label={label}
            progress={progress}
            {...(snapshot.can(stop) && { onCancel: () => actor.send(stop) })}
          />
        )}
        {part === 'unequipped' && (
          <Unequipped
            title={t(snapshot.context.meters?.length === 1 ? 'unequipped.one' : 'unequipped.none')}
            text={t('unequipped.text')}
          />
        )}
        {part === 'selecting' && <MeterSelection actor={actor} snapshot={snapshot} />}
        {part === 'failed' && <ComparisonFailure actor={actor} snapshot={snapshot} />}
        {part === 'choosing' && <ComparisonActions actor={actor} snapshot={snapshot} />}
      </Panel>
    </div>
  );
};
