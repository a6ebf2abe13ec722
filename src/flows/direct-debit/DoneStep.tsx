import type { StepProps } from './directDebitActor.ts';
import { InPlace } from './InPlace.tsx';
import { Unsigned } from './Unsigned.tsx';

/** Step 3: what came of it, and where to go from there (docs/rules.md#direct-debit-confirmation). */
export const DoneStep = ({ actor, snapshot }: StepProps) => {
  if (snapshot.matches('unsigned')) return <Unsigned actor={actor} snapshot={snapshot} />;
  return <InPlace actor={actor} snapshot={snapshot} />;
};
