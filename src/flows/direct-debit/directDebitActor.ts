import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { directDebitMachine } from '#machines/direct-debit/directDebit.machine.ts';

export type DirectDebitActor = ActorRefFrom<typeof directDebitMachine>;
export type DirectDebitSnapshot = SnapshotFrom<typeof directDebitMachine>;

/** What a step of the direct debit is given. */
export type StepProps = {
  actor: DirectDebitActor;
  snapshot: DirectDebitSnapshot;
  /** It may ask before what is typed is lost. */
  onClose: () => void;
};
