import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Histogram } from '#machines/domain/consumption/histogram.ts';
import {
  addressOfHistogram,
  type HistogramRequest,
  type HistogramShown,
  histogramOfAddress,
} from '#machines/domain/consumption/histogramAddress.ts';
import type { Measure } from '#machines/domain/consumption/measure.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import { HistogramView } from '../../flows/histogram/HistogramView.tsx';
import { histogram } from '../../flows/histogram/histogram.ports.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { useSearchAddress } from '../navigation/useSearchAddress.ts';

/** Its code comes with the first days that are shown. */
const MeterWatch = onDemand(() => import('./MeterWatch.tsx'));

type Props = {
  meter: Meter;
  today: Date;
  /** What is read, as more of it comes. */
  onRead: (measures: readonly Measure[]) => void;
};

/** What the meter has measured, in the period and the face that the address says (docs/rules.md#histogram). */
export const MeterHistogram = ({ meter, today, onRead }: Props) => {
  const read = useCallback(
    (parameters: URLSearchParams) => histogramOfAddress(parameters, meter, today),
    [meter, today],
  );
  const [opened] = useState(() => read(new URLSearchParams(location.search)));
  const actor = useActorRef(histogram, { input: { meter, today, ...opened } });
  const period = useSelector(actor, ({ context }) => context.period);
  const view = useSelector(actor, ({ context }) => context.view);
  // What was found stays while a year is looked at, by month.
  const hasReadDays = useSelector(actor, ({ context }) =>
    [...context.loaded.keys()].some((name) => name.length > 'yyyy'.length),
  );
  const [found, setFound] = useState<{ mark: (histogram: Histogram) => Histogram }>();
  const loaded = useSelector(actor, ({ context }) => context.loaded);

  useEffect(() => {
    onRead([...loaded.values()].flatMap(({ measures }) => measures));
  }, [loaded, onRead]);

  useSearchAddress({
    typed: useMemo(() => ({ period, view }), [period, view]),
    read,
    write: useCallback((shown: HistogramShown) => addressOfHistogram(shown, today), [today]),
    onRequest: useCallback(
      (requested: HistogramRequest) => actor.send({ type: 'address.reached', ...requested }),
      [actor],
    ),
  });

  return (
    <HistogramView actor={actor} mark={found?.mark}>
      {hasReadDays && <MeterWatch meter={meter} today={today} period={period} onFound={setFound} />}
    </HistogramView>
  );
};
