import { t } from '#locales/fr/directDebit.ts';
import { Spinner } from '../../ui/display/Spinner.tsx';
import type { StepProps } from './directDebitActor.ts';
import { InPlace } from './InPlace.tsx';
import { Unsigned, Unverified } from './Undone.tsx';

/** Step 3: what came of it, and where to go from there (docs/rules.md#direct-debit-confirmation). */
export const DoneStep = ({ actor, snapshot }: StepProps) => {
  if (snapshot.matches('verifying')) return <Spinner label={t('done.verifying')} />;
  if (snapshot.matches('unverified')) return <Unverified actor={actor} snapshot={snapshot} />;
  if (snapshot.matches('unsigned')) return <Unsigned actor={actor} snapshot={snapshot} />;
  return <InPlace snapshot={snapshot} />;
};
