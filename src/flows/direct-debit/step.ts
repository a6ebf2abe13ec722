import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/directDebit.ts';
import type { directDebitMachine } from '#machines/direct-debit/directDebit.machine.ts';
import type { Failure } from '../../domain/failure.ts';
import { failureText } from '../../views/failureText.ts';

export type DirectDebitActor = ActorRefFrom<typeof directDebitMachine>;
export type DirectDebitSnapshot = SnapshotFrom<typeof directDebitMachine>;

export type StepProps = { actor: DirectDebitActor; snapshot: DirectDebitSnapshot; onClose: () => void };

/** Errors to show in a form with the fields `names`. An error of another field is shown above the form. */
export const splitFailure = (failure: Failure | null, names: readonly string[]) => {
  if (!failure) return {};
  const about = Object.keys(failure.fields);
  const isOfFields = about.length > 0 && about.every((name) => names.includes(name));
  return isOfFields
    ? { formError: t('refused'), fieldErrors: failure.fields }
    : { formError: failureText(failure) };
};

export const bills = '/espace-facturation';
