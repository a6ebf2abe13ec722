import { createElement } from 'react';
import { expect, it } from 'vitest';
import { t } from '#locales/fr/layout.ts';
import { renderAt } from '#test/renderAt.tsx';
import { listMenuEntries, MenuList } from './MenuList.tsx';

const shown = (type: string, path: string): string =>
  renderAt(path, createElement(MenuList, { entries: listMenuEntries({ type, allowed_services: [] }) }));

it('has no empty list, where a role has nothing at the bottom', () => {
  expect(shown('simple', '/').match(/<ul/g)).toHaveLength(1);
  expect(shown('owner', '/').match(/<ul/g)).toHaveLength(2);
});

it('marks the entry of the page, and it alone', () => {
  const menu = shown('owner', '/espace-consommation/TR/981000000037/PDS1');
  const current = [...menu.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([link]) => link);
  expect(current).toEqual([expect.stringContaining('href="/espace-consommation"')]);
});

it('shows without its link an entry that does not open, and says why', () => {
  const menu = shown('internal_adviser_simple', '/');
  expect(menu).toContain(t('menu.administrationClosed'));
  expect(menu).not.toContain('href="/espace-admin"');
});
