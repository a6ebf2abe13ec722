import { t } from '#locales/fr/watch.ts';
import { plural } from '#locales/plural.ts';
import { alarmsOf } from '#machines/watch/watch.setup.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { buttons } from '../../views/progress/LongTask.css.ts';
import { MissedMeters } from '../../views/progress/MissedMeters.tsx';
import * as css from './Watch.css.ts';
import type { PartProps, WatchSnapshot } from './watchActor.ts';

const toSummary = ({ context }: WatchSnapshot): string => {
  const read = context.fetched.length;
  const alarms = alarmsOf(context);
  const ofSeason = alarms.filter(({ episode }) => episode.cause === 'season').length;
  const count = alarms.length - ofSeason;
  const found = [
    ...(alarms.length === 0 ? [t('found.none')] : []),
    ...(count > 0 ? [t(`found.${plural(count)}`, { count })] : []),
    ...(ofSeason > 0 ? [t(`ofSeason.${plural(ofSeason)}`, { count: ofSeason })] : []),
  ].join(' ');
  return t('summary', { read: t(`readCount.${plural(read)}`, { count: read }), found });
};

/** What came of the reading, and what may be done of it. */
export const WatchResult = ({ actor, snapshot }: PartProps) => {
  const { saved, missed, fetched } = snapshot.context;
  const hasAlarms = fetched.some(({ episodes }) => episodes.length > 0);
  return (
    <div className={css.section}>
      {saved && snapshot.matches({ choosing: 'saved' }) && (
        <Alert tone="ok" title={t(`saved.${plural(saved.count)}`, saved)} />
      )}
      {missed.length > 0 && <MissedMeters missed={missed} onRetry={() => actor.send({ type: 'retried' })} />}
      {fetched.length > 0 && <p role="status">{toSummary(snapshot)}</p>}
      <div className={buttons}>
        {hasAlarms && (
          <>
            <Button onPress={() => actor.send({ type: 'list.asked', format: 'xlsx' })}>
              {t('lists.xlsx')}
            </Button>
            <Button onPress={() => actor.send({ type: 'list.asked', format: 'csv' })}>
              {t('lists.csv')}
            </Button>
          </>
        )}
        <Button variant="text" onPress={() => actor.send({ type: 'started' })}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
};
