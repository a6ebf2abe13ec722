import { useState } from 'react';
import { createActor } from 'xstate';
import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { comparisonOfAddress } from '../../domain/consumption/meterComparison.ts';
import { ComparisonView } from '../../flows/comparison/ComparisonView.tsx';

/** What the address asks for, nobody knows yet. */
const ComparisonSkeleton = () => {
  const [actor] = useState(() => {
    const today = new Date();
    return createActor(comparisonMachine, {
      input: { today, ...comparisonOfAddress(new URLSearchParams(), today) },
    });
  });
  return <ComparisonView actor={actor} />;
};

export default ComparisonSkeleton;
