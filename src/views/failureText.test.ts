import { expect, it } from 'vitest';
import { technicalFailure } from '../domain/failure.ts';
import { failureText } from './failureText.ts';

it('returns the message of the failure', () => {
  expect(failureText({ kind: 'refused', message: 'Votre accès est suspendu.', fields: {} })).toBe(
    'Votre accès est suspendu.',
  );
});

it.each([technicalFailure(), null])('returns a technical-error message for %j', (failure) => {
  expect(failureText(failure)).toBe(
    'Une erreur technique s’est produite. Merci de réessayer ultérieurement ou contacter votre service client.',
  );
});
