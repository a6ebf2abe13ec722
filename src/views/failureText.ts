import { failures } from '#locales/fr/failures.ts';
import type { Failure } from '../domain/failure.ts';

/** What is said of a failure, wherever it is shown (docs/rules.md#failures). */
export const failureText = (failure: Failure | null): string => failure?.message || failures.technical;
