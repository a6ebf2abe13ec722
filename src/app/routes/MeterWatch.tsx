import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { t } from '#locales/fr/meterWatch.ts';
import { type Histogram, markDays } from '../../domain/consumption/histogram.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import type { Period } from '../../domain/consumption/period.ts';
import type { Alarm } from '../../domain/consumption/watch/alarms.ts';
import { MeterWatchView } from '../../flows/meter-watch/MeterWatchView.tsx';
import { meterWatch } from '../../flows/meter-watch/meterWatch.ports.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { episodeSearch, useAlarmRequests } from './alarmRequests.tsx';

type Props = {
  meter: Meter;
  today: Date;
  period: Period;
  onFound: (found: { mark: (histogram: Histogram) => Histogram }) => void;
};

const addressOf = ({ episode }: Alarm) => `?${episodeSearch(episode)}`;

/** Days of unusual consumption, marked in the histogram and explained under it (docs/rules.md#unusual-days). */
const MeterWatch = ({ meter, today, period, onFound }: Props) => {
  const actor = useActorRef(meterWatch, { input: { meter, today } });
  const spans = useSelector(actor, ({ context }) => context.episodes);
  useEffect(() => {
    const marks = { spans, label: t('mark.label'), word: t('mark.word') };
    onFound({ mark: (histogram) => markDays(histogram, marks) });
  }, [spans, onFound]);
  const requestOf = useAlarmRequests();
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
