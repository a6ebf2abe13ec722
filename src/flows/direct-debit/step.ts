import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/directDebit.ts';
import type { directDebitMachine } from '#machines/direct-debit/directDebit.machine.ts';
import type { Failure } from '../../domain/failure.ts';
import { failureText } from '../../views/failureText.ts';

export type DirectDebitActor = ActorRefFrom<typeof directDebitMachine>;
export type DirectDebitSnapshot = SnapshotFrom<typeof directDebitMachine>;

/** What a step of the direct debit is given. */
export type StepProps = {
  actor: DirectDebitActor;
  snapshot: DirectDebitSnapshot;
  /** It may ask before what is typed is lost. */
  onClose: () => void;
};

/** What a step says of a refusal: at its own fields what is about them, above the form the rest. */
export const splitFailure = (failure: Failure | null, names: readonly string[]) => {
  if (!failure) return {};
  const about = Object.keys(failure.fields);
  const isOfFields = about.length > 0 && about.every((name) => names.includes(name));
  return isOfFields
    ? { formError: t('refused'), fieldErrors: failure.fields }
    : { formError: failureText(failure) };
};

/** Where the ways out of the direct debit lead. */
export const bills = '/espace-facturation';
