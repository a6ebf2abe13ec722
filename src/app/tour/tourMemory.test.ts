import { expect, it, vi } from 'vitest';
import { rememberTour } from './tourMemory.ts';

const cookieAt = async (protocol: string) => {
  const set = vi.fn(async (_: CookieInit) => {});
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('cookieStore', { set });
  await rememberTour('yann@exemple.test');
  return set.mock.calls[0]?.[0];
};

it('is a cookie that no other host of the domain may set, where there is encryption', async () => {
  expect((await cookieAt('https:'))?.name).toMatch(/^__Host-tour-[\da-f]{16}$/);
  expect((await cookieAt('http:'))?.name).toMatch(/^tour-[\da-f]{16}$/);
});

it('goes with no request that comes from another site, and says nothing else', async () => {
  expect(await cookieAt('https:')).toMatchObject({ value: '1', sameSite: 'strict' });
});
