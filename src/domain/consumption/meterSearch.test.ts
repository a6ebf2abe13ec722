import { describe, expect, it } from 'vitest';
import {
  addressOfMeterSearch,
  meterCriteriaSchema,
  meterSearchOfAddress,
  typedMeterSearch,
} from './meterSearch.ts';

const reproached = (typed: object): [unknown, string][] => {
  const parsed = meterCriteriaSchema.safeParse(typed);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message]);
};

describe('search criteria', () => {
  it('drop separators, spaces and empty values', () => {
    const typed = { reference: ' 98-1000-0042-17 ', matricule: ' D21TA1000142 ', siteAddress: ' ' };
    expect(meterCriteriaSchema.parse(typed)).toEqual({
      reference: '981000004217',
      matricule: 'D21TA1000142',
      siteAddress: undefined,
    });
  });

  it('may be empty', () => {
    const criteria = meterCriteriaSchema.parse({});
    expect(JSON.stringify(criteria)).toBe('{}');
  });

  it.each(['d21ta', 'C19-AB 004/217.1_b', 'É12', 'x'.repeat(30), `  ${'x'.repeat(30)}  `])(
    'accept the meter number %j',
    (matricule) => {
      expect(meterCriteriaSchema.parse({ matricule }).matricule).toBe(matricule.trim());
    },
  );

  it.each([
    [{ matricule: 'x'.repeat(31) }, [['matricule', 'matricule.invalid']]],
    [{ matricule: '<b>' }, [['matricule', 'matricule.invalid']]],
    [{ matricule: 'D21%' }, [['matricule', 'matricule.invalid']]],
    [{ matricule: 'D21\nTA' }, [['matricule', 'matricule.invalid']]],
    [{ reference: '9810000042170' }, [['reference', 'reference.invalid']]],
    [{ siteAddress: 'x'.repeat(121) }, [['siteAddress', 'siteAddress.tooLong']]],
    [
      { reference: 'x', matricule: ';' },
      [
        ['reference', 'reference.invalid'],
        ['matricule', 'matricule.invalid'],
      ],
    ],
  ])('are refused: %j', (typed, messages) => {
    expect(reproached(typed)).toEqual(messages);
  });
});

describe('the URL of a search', () => {
  it('reads back what was typed', () => {
    const typed = { reference: '98 1', matricule: 'C19/AB', siteAddress: 'quai & port' };
    const address = addressOfMeterSearch(typed);
    expect(address.toString()).toBe('reference=98+1&matricule=C19%2FAB&siteAddress=quai+%26+port');
    expect(meterSearchOfAddress(address)).toEqual(typed);
  });

  it('drops empty values and other parameters', () => {
    expect(addressOfMeterSearch({ reference: '', matricule: undefined }).toString()).toBe('');
    expect(meterSearchOfAddress(new URLSearchParams('matricule=&siteAddress=x&page=2'))).toEqual({
      siteAddress: 'x',
    });
    expect(typedMeterSearch((name) => (name === 'matricule' ? 'D21' : null))).toEqual({ matricule: 'D21' });
  });
});
