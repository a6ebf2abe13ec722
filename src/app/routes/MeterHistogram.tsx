import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import {
  addressOfHistogram,
  type HistogramShown,
  histogramOfAddress,
} from '#machines/domain/consumption/histogramAddress.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import { HistogramView } from '../../flows/histogram/HistogramView.tsx';
import { histogram } from '../../flows/histogram/histogram.ports.ts';
import { useSearchAddress } from '../navigation/useSearchAddress.ts';

type Props = { meter: Meter; today: Date };

/** What the meter has measured, in the period and the face that the address says (docs/rules.md#histogram). */
export const MeterHistogram = ({ meter, today }: Props) => {
  const read = useCallback(
    (parameters: URLSearchParams) => histogramOfAddress(parameters, meter, today),
    [meter, today],
  );
  const [opened] = useState(() => read(new URLSearchParams(location.search)));
  const actor = useActorRef(histogram, { input: { meter, today, ...opened } });
  const period = useSelector(actor, ({ context }) => context.period);
  const view = useSelector(actor, ({ context }) => context.view);

  useSearchAddress({
    typed: useMemo(() => ({ period, view }), [period, view]),
    read,
    write: useCallback((shown: HistogramShown) => addressOfHistogram(shown, today), [today]),
    onRequest: useCallback(
      (shown: HistogramShown) => actor.send({ type: 'address.reached', ...shown }),
      [actor],
    ),
  });

  return <HistogramView actor={actor} />;
};
