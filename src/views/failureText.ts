import type { ReactNode } from 'react';
import { failures } from '#locales/fr/failures.ts';
import type { Failure } from '../domain/failure.ts';

export const failureText = (failure: Failure | null): string => failure?.message || failures.technical;

/** Error messages of a form; none for an expired session, which closes the page. */
export const formErrorsOf = (
  failure: Failure | null,
  write: (message: string) => ReactNode = (message) => message,
) =>
  failure && failure.kind !== 'expired'
    ? { fieldErrors: failure.fields, formError: write(failureText(failure)) }
    : {};
