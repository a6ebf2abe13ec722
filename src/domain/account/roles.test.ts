import { expect, it } from 'vitest';
import { administrationAccess, maySubmit } from './roles.ts';

it.each([
  ['owner', 'open'],
  ['admin', 'open'],
  ['internal_adviser_admin', 'open'],
  ['internal_adviser_simple', 'shown'],
  ['simple', 'hidden'],
  ['', 'hidden'],
])('to « %s » the administration is %s', (role, access) => {
  expect(administrationAccess(role)).toBe(access);
});

it.each([
  ['owner', true],
  ['simple', true],
  ['', true],
  ['internal_adviser_simple', false],
  ['internal_adviser_admin', false],
])('« %s » may write to the customer service: %s', (role, may) => {
  expect(maySubmit(role, 'customerService')).toBe(may);
});

it('takes a role that it does not know for a plain user, whatever it is called', () => {
  for (const role of ['constructor', 'toString', '__proto__', '']) expect(maySubmit(role, 'name')).toBe(true);
});
