import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import {
  addressOfComparison,
  type ComparisonRequest,
  type ComparisonShown,
  comparisonOfAddress,
} from '../../domain/consumption/meterComparison.ts';
import { ComparisonView } from '../../flows/comparison/ComparisonView.tsx';
import { comparison } from '../../flows/comparison/comparison.ports.ts';
import { useSearchAddress } from '../navigation/useSearchAddress.ts';
import { withContracts } from './noContracts.tsx';

const ComparisonRoute = () => {
  const [today] = useState(() => new Date());
  const read = useCallback((parameters: URLSearchParams) => comparisonOfAddress(parameters, today), [today]);
  const [opened] = useState(() => read(new URLSearchParams(location.search)));
  const actor = useActorRef(comparison, { input: { today, ...opened } });
  const keys = useSelector(actor, ({ context }) => context.keys);
  const period = useSelector(actor, ({ context }) => context.period);

  useSearchAddress<ComparisonShown, ComparisonRequest>({
    typed: useMemo(() => ({ keys, period }), [keys, period]),
    read,
    write: useCallback((shown: ComparisonShown) => addressOfComparison(shown, today), [today]),
    onRequest: useCallback(
      (requested: ComparisonRequest) => actor.send({ type: 'address.reached', ...requested }),
      [actor],
    ),
  });

  return <ComparisonView actor={actor} />;
};

export default withContracts('comparison', ComparisonRoute, 'needed');
