import { expect, it } from 'vitest';
import { knownIdentity } from '../fixtures/account.ts';
import { isIncomplete } from './completion.ts';

it.each([
  [knownIdentity, false],
  [{ ...knownIdentity, entity_name: '' }, true],
  [{ ...knownIdentity, department_code: '' }, true],
])('%o is incomplete: %s', (profile, expected) => {
  expect(isIncomplete(profile)).toBe(expected);
});
