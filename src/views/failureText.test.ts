import { expect, it } from 'vitest';
import { technicalFailure } from '../domain/failure.ts';
import { failureText } from './failureText.ts';

it('says what the failure says', () => {
  expect(failureText({ kind: 'refused', message: 'Votre accès est suspendu.', fields: {} })).toBe(
    'Votre accès est suspendu.',
  );
});

it.each([technicalFailure(), null])('says that an error is technical, of %j', (failure) => {
  expect(failureText(failure)).toBe(
    'Une erreur technique s’est produite. Merci de réessayer ultérieurement ou contacter votre service client.',
  );
});
