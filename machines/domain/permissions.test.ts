import { expect, it } from 'vitest';
import { administrationAccess } from './permissions.ts';

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
