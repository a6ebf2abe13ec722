import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { reference, siteAddress, toSearchParams, trimmed, typedIn } from './criteria.ts';

const reproach = (schema: z.ZodMiniType, typed: unknown) =>
  schema.safeParse(typed).error?.issues.map(({ message }) => message);

it.each([
  ['  Quai  ', 'Quai'],
  ['\u00A0Quai\t', 'Quai'],
  [undefined, ''],
])('trims %j to %j', (typed, value) => {
  expect(trimmed.parse(typed)).toBe(value);
});

describe('a reference', () => {
  it.each([
    ['981000004217', '981000004217'],
    [' 98-1000-0042-17 ', '981000004217'],
    ['98 1000 0042 17', '981000004217'],
    ['98\u00A01000\u202F0042.17', '981000004217'],
    ['98', '98'],
    ['', undefined],
    [' - ', undefined],
    [undefined, undefined],
  ])('reads %j as %j', (typed, value) => {
    expect(reference.parse(typed)).toBe(value);
  });

  it.each(['9810000042170', '98A', '98/1', '٩٨'])('refuses %j', (typed) => {
    expect(reproach(reference, typed)).toEqual(['reference.invalid']);
  });
});

describe('a site address', () => {
  it.each([
    [' quai Duguay ', 'quai Duguay'],
    ['x'.repeat(120), 'x'.repeat(120)],
    [`  ${'x'.repeat(120)}  `, 'x'.repeat(120)],
    ['  ', undefined],
  ])('reads %j as %j', (typed, value) => {
    expect(siteAddress.parse(typed)).toBe(value);
  });

  it('accepts at most 120 characters', () => {
    expect(reproach(siteAddress, 'x'.repeat(121))).toEqual(['siteAddress.tooLong']);
  });
});

describe('form values', () => {
  const fields = ['reference', 'siteAddress'] as const;

  it('keep the typed text, as plain text', () => {
    const values = new Map<string, unknown>([
      ['reference', ' 98 '],
      ['siteAddress', ''],
      ['other', 'x'],
    ]);
    expect(typedIn(fields, (name) => values.get(name))).toEqual({ reference: ' 98 ' });
    expect(typedIn(fields, () => '\u200e98\u20111000')).toEqual({
      reference: '98-1000',
      siteAddress: '98-1000',
    });
    expect(typedIn(fields, () => '\u200b')).toEqual({});
    expect(typedIn(fields, () => null)).toEqual({});
    expect(typedIn(fields, () => 12)).toEqual({});
  });

  it('form a URL in field order, without default values', () => {
    const address = (typed: object, usually?: object) => toSearchParams(fields, typed, usually).toString();
    expect(address({ siteAddress: 'quai & port', reference: '98' })).toBe(
      'reference=98&siteAddress=quai+%26+port',
    );
    expect(address({ reference: '', siteAddress: undefined })).toBe('');
    expect(address({ reference: '98' }, { reference: '98' })).toBe('');
    expect(address({ reference: '99' }, { reference: '98' })).toBe('reference=99');
  });
});
