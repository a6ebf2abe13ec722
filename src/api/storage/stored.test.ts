import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { standInBrowser, toRecord } from '#test/standInBrowser.ts';
import { stored } from './stored.ts';

const preference = stored(() => localStorage, 'portal.menu', z.boolean(), true);

beforeEach(() => void standInBrowser());

it('returns from the browser storage the value that was stored before', () => {
  preference.write(false);
  expect(preference.read()).toBe(false);
  expect(toRecord(localStorage)).toEqual({ 'portal.menu': 'false' });
});

it.each([
  ['nothing', null],
  ['a text that is not JSON', 'fal'],
  ['JSON of another shape', '"false"'],
])('returns the default value if the storage contains %s', (_, value) => {
  if (value !== null) localStorage.setItem('portal.menu', value);
  expect(preference.read()).toBe(true);
});

it('returns the default value if the browser blocks storage', () => {
  const refused = stored(
    () => {
      throw new DOMException('', 'SecurityError');
    },
    'portal.menu',
    z.boolean(),
    true,
  );
  expect(() => refused.write(false)).not.toThrow();
  expect(refused.read()).toBe(true);
});
