import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { t } from '#locales/fr/meterWatch.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import type { Period } from '#machines/domain/consumption/period.ts';
import type { Alarm } from '#machines/domain/consumption/watch/alarms.ts';
import type { Marks } from '../../flows/histogram/histogramActor.ts';
import { MeterWatchView } from '../../flows/meter-watch/MeterWatchView.tsx';
import { meterWatch } from '../../flows/meter-watch/meterWatch.ports.ts';
import { useBrand } from '../../ui/theme/BrandContext.ts';
import { episodeSearch } from '../navigation/episodeSearch.ts';
import { useAlarmRequests } from './alarmRequests.tsx';

type Props = {
  meter: Meter;
  today: Date;
  /** What the chart shows. */
  period: Period;
  /** The days above what is usual are found, to be drawn. */
  onMarks: (marks: Marks) => void;
};

/** The days above what is usual of a meter, drawn on its chart and explained under it (docs/rules.md#histogram). */
const MeterWatch = ({ meter, today, period, onMarks }: Props) => {
  const actor = useActorRef(meterWatch, { input: { meter, today } });
  const spans = useSelector(actor, ({ context }) => context.episodes);
  const marks = useMemo(() => ({ spans, label: t('mark.label'), word: t('mark.word') }), [spans]);
  useEffect(() => onMarks(marks), [marks, onMarks]);
  const requestOf = useAlarmRequests();
  const addressOf = useCallback(({ episode }: Alarm) => `?${episodeSearch(episode, today)}`, [today]);
  const { emergencyPhone } = useBrand();
  return (
    period.mode === 'daily' && (
      <MeterWatchView
        actor={actor}
        period={period}
        addressOf={addressOf}
        requestOf={requestOf}
        emergencyPhone={emergencyPhone}
      />
    )
  );
};

export default MeterWatch;
