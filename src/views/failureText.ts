import { failures } from '#locales/fr/failures.ts';
import type { Failure } from '#machines/domain/failure.ts';

/** What is said of a failure, wherever it is shown (docs/rules.md#failures). */
export const failureText = (failure: Failure | null): string => failure?.message || failures.technical;

/** The failure that all of what is missing shares with the first 403; null where asking again may bring some of it. */
export const toOneFailure = (missed: readonly { failure: Failure }[]): Failure | null =>
  missed.every(({ failure }) => failure.isForbidden) ? (missed[0]?.failure ?? null) : null;

/** How a list that could not be read shows its failure. */
export const failureOfList = (failure: Failure | null) => ({
  failure: failureText(failure),
  isForbidden: failure?.isForbidden ?? false,
});
