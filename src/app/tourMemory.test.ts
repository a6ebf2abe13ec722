import { expect, it, vi } from 'vitest';
import { rememberTour } from './tourMemory.ts';

const nameAt = async (protocol: string) => {
  const set = vi.fn(async (_: { name: string }) => {});
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('cookieStore', { set });
  await rememberTour('yann@exemple.test');
  return set.mock.calls[0]?.[0].name;
};

it('is a cookie that no other host of the domain may set, where there is encryption', async () => {
  expect(await nameAt('https:')).toMatch(/^__Host-tour-[\da-f]{16}$/);
  expect(await nameAt('http:')).toMatch(/^tour-[\da-f]{16}$/);
});
