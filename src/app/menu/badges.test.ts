import { beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';

const load = async () => {
  vi.resetModules();
  return import('./badges.ts');
};

beforeEach(() => void standInBrowser());

it('restores the numbers of a user after a reload, and deletes them for another user', async () => {
  const before = await load();
  await before.openBadges('yann@ecluses.example');
  before.setBadge('billing', 3);
  const stored = sessionStorage.getItem('portal.badges');
  expect(stored).not.toContain('yann');

  const sameUser = await load();
  await sameUser.openBadges('yann@ecluses.example');
  expect(sessionStorage.getItem('portal.badges')).toBe(stored);

  const otherUser = await load();
  await otherUser.openBadges('anne@ecluses.example');
  expect(sessionStorage.getItem('portal.badges')).toContain('"badges":{}');
});
