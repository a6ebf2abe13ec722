import { describe, expect, it } from 'vitest';
import { listErrorMessages } from './fixtures/errorMessages.ts';
import { mobilePhoneSchema, phoneSchema } from './phone.ts';

describe('a phone', () => {
  it.each([
    ['0199000017', '0199000017'],
    ['0099000017', '0099000017'],
    ['0599000017', '0599000017'],
    ['0999000017', '0999000017'],
    ['01 99 00 00 17', '0199000017'],
    ['01.99.00.00.17', '0199000017'],
    ['+33 1 99 00 00 17', '0199000017'],
    ['+33 (0)1 99 00 00 17', '0199000017'],
    ['0033199000017', '0199000017'],
    ['0199003317', '0199003317'],
    ['', ''],
  ])('« %s » is sent as « %s »', (typed, sent) => {
    expect(phoneSchema.parse(typed)).toBe(sent);
  });
  it.each([
    '0639980017',
    '0739980017',
    '0899000017',
    '019900001',
    '01990000170',
    '1990000170',
    '01 99 ab 00 17',
    '🙂',
  ])('« %s » is refused', (typed) => {
    expect(listErrorMessages(phoneSchema, typed)).toEqual(['phone.invalid']);
  });
});

describe('a mobile phone', () => {
  it.each([
    ['0639980017', '0639980017'],
    ['07 39 98 00 17', '0739980017'],
    ['+33639980017', '0639980017'],
    ['', ''],
  ])('« %s » is sent as « %s »', (typed, sent) => {
    expect(mobilePhoneSchema.parse(typed)).toBe(sent);
  });
  it.each(['0199000017', '0839980017', '063998001', '06399800170', '06 39 98 00 1é'])(
    '« %s » is refused',
    (typed) => {
      expect(listErrorMessages(mobilePhoneSchema, typed)).toEqual(['mobile_phone.invalid']);
    },
  );
});

it('a number that is not a text is told by its field', () => {
  expect(listErrorMessages(phoneSchema, undefined)).toEqual(['phone.invalid']);
  expect(listErrorMessages(mobilePhoneSchema, undefined)).toEqual(['mobile_phone.invalid']);
});
