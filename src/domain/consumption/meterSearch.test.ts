import { expect, it } from 'vitest';
import {
  addressOfMeterSearch,
  meterCriteriaSchema,
  meterSearchOfAddress,
  typedMeterSearch,
} from './meterSearch.ts';

it('drops separators, spaces and empty values of criteria', () => {
  const typed = { reference: ' 98-1000-0042-17 ', matricule: ' D21TA1000142 ', siteAddress: ' ' };
  expect(meterCriteriaSchema.parse(typed)).toEqual({ reference: '981000004217', matricule: 'D21TA1000142' });
  expect(meterCriteriaSchema.parse({})).toEqual({});
});

it.each(['d21ta', 'C19-AB 004/217.1_b', 'É12', 'x'.repeat(30), `  ${'x'.repeat(30)}  `])(
  'accepts the meter number %j',
  (matricule) => {
    expect(meterCriteriaSchema.parse({ matricule }).matricule).toBe(matricule.trim());
  },
);

it.each([
  [{ matricule: 'x'.repeat(31) }, ['matricule: matricule.invalid']],
  [{ matricule: '<b>' }, ['matricule: matricule.invalid']],
  [{ matricule: 'D21%' }, ['matricule: matricule.invalid']],
  [{ matricule: 'D21\nTA' }, ['matricule: matricule.invalid']],
  [{ reference: 'x', matricule: ';' }, ['reference: reference.invalid', 'matricule: matricule.invalid']],
])('refuses %j', (typed, messages) => {
  const issues = meterCriteriaSchema.safeParse(typed).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path}: ${message}`)).toEqual(messages);
});

it('reads back from the address the typed values that are not empty', () => {
  const typed = { reference: '98 1', matricule: 'C19/AB', siteAddress: 'quai & port' };
  const address = addressOfMeterSearch(typed);
  expect(address.toString()).toBe('reference=98+1&matricule=C19%2FAB&siteAddress=quai+%26+port');
  expect(meterSearchOfAddress(address)).toEqual(typed);
  expect(addressOfMeterSearch({ reference: '' }).toString()).toBe('');
  expect(typedMeterSearch((name) => (name === 'matricule' ? 'D21' : null))).toEqual({ matricule: 'D21' });
});
