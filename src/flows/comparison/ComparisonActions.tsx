import { t } from '#locales/fr/comparison.ts';
import { plural } from '#locales/plural.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { buttons } from '../../views/progress/LongTask.css.ts';
import { MissedMeters } from '../../views/progress/MissedMeters.tsx';
import * as css from './Comparison.css.ts';
import type { PartProps } from './comparisonActor.ts';

const formats = ['xlsx', 'csv'] as const;

/** Which meters could not be read, and what may be done of those that were. */
export const ComparisonActions = ({ actor, snapshot }: PartProps) => {
  const { saved, missed } = snapshot.context;
  return (
    <div className={css.section}>
      {saved && snapshot.matches({ choosing: 'saved' }) && (
        <Alert tone="ok" title={t(`saved.${plural(saved.count)}`, saved)} />
      )}
      {missed.length > 0 && <MissedMeters missed={missed} onRetry={() => actor.send({ type: 'retried' })} />}
      <div className={buttons}>
        {formats.map((format) => {
          const requested = { type: 'file.requested', format } as const;
          return (
            snapshot.can(requested) && (
              <Button key={format} onPress={() => actor.send(requested)}>
                {t(`files.${format}`)}
              </Button>
            )
          );
        })}
        <Button variant="text" onPress={() => actor.send({ type: 'choice.reopened' })}>
          {t('change')}
        </Button>
      </div>
    </div>
  );
};
