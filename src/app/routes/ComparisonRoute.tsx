import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { addressOfComparison, comparisonOfAddress } from '../../domain/consumption/meterComparison.ts';
import { ComparisonView } from '../../flows/comparison/ComparisonView.tsx';
import { comparison } from '../../flows/comparison/comparison.ports.ts';
import { useSearchAddress } from '../navigation/useSearchAddress.ts';
import { withContracts } from './noContracts.tsx';

const ComparisonRoute = () => {
  const [today] = useState(() => new Date());
  const read = (parameters: URLSearchParams) => comparisonOfAddress(parameters, today);
  const [opened] = useState(() => read(new URLSearchParams(location.search)));
  const actor = useActorRef(comparison, { input: { today, ...opened } });
  const keys = useSelector(actor, ({ context }) => context.keys);
  const period = useSelector(actor, ({ context }) => context.period);

  useSearchAddress({
    typed: { keys, period },
    read,
    write: (shown) => addressOfComparison(shown, today),
    onRequest: (requested) => actor.send({ type: 'address.reached', ...requested }),
  });

  return <ComparisonView actor={actor} />;
};

export default withContracts('comparison', ComparisonRoute, 'needed');
