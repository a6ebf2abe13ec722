import { failures } from '#locales/fr/failures.ts';
import type { Failure } from '../domain/failure.ts';

export const failureText = (failure: Failure | null): string => failure?.message || failures.technical;
