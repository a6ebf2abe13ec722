import { t } from '#locales/fr/directDebit.ts';
import type { Failure } from '../../domain/failure.ts';
import { failureText } from '../../views/failureText.ts';

/** What a step says of a refusal: at its own fields what is about them, above the form the rest. */
export const splitFailure = (failure: Failure | null, names: readonly string[]) => {
  if (!failure) return {};
  const about = Object.keys(failure.fields);
  const isOfFields = about.length > 0 && about.every((name) => names.includes(name));
  return isOfFields
    ? { formError: t('refused'), fieldErrors: failure.fields }
    : { formError: failureText(failure) };
};
