import { createElement } from 'react';
import { expect, it } from 'vitest';
import { t } from '#locales/fr/layout.ts';
import { renderAt } from '#test/renderAt.tsx';
import { listMenuEntries, MenuList } from './MenuList.tsx';

const shown = (type: string, path: string): string =>
  renderAt(path, createElement(MenuList, { entries: listMenuEntries({ type, allowed_services: [] }) }));

it('renders no empty list if a role has no bottom entries', () => {
  expect(shown('simple', '/').match(/<ul/g)).toHaveLength(1);
  expect(shown('owner', '/').match(/<ul/g)).toHaveLength(2);
});

it('marks only the entry of the current page', () => {
  const menu = shown('owner', '/espace-consommation/TR/981000000037/PDS1');
  const current = [...menu.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([link]) => link);
  expect(current).toEqual([expect.stringContaining('href="/espace-consommation"')]);
});

it('shows a closed entry without a link and with its reason', () => {
  const menu = shown('internal_adviser_simple', '/');
  expect(menu).toContain(t('menu.administrationClosed'));
  expect(menu).not.toContain('href="/espace-admin"');
});
