import { beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';

beforeEach(() => void standInBrowser());

const reloadAs = async (user: string) => {
  vi.resetModules();
  const badges = await import('./badges.ts');
  await badges.openBadges(user);
  return { ...badges, stored: sessionStorage.getItem('portal.badges') };
};

it('shows the menu counts to the same user after a reload, but not to another user', async () => {
  (await reloadAs('yann@ecluses.example')).setBadge('billing', 3);
  const { stored } = await reloadAs('yann@ecluses.example');
  expect(stored).toMatch(/^(?!.*yann).*"count":3/);
  expect((await reloadAs('anne@ecluses.example')).stored).toContain('"badges":{}');
});
