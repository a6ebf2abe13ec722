import { createElement } from 'react';
import { expect, it } from 'vitest';
import { t } from '#locales/fr/layout.ts';
import { renderAt } from '#test/renderAt.tsx';
import { listMenuEntries, MenuList } from './MenuList.tsx';

const shown = (type: string, path: string): string =>
  renderAt(path, createElement(MenuList, { entries: listMenuEntries({ type, allowed_services: [] }) }));

it('renders a second list at the bottom of the menu only if the role has entries for this list', () => {
  expect(shown('simple', '/').match(/<ul/g)).toHaveLength(1);
  expect(shown('owner', '/').match(/<ul/g)).toHaveLength(2);
});

it('marks only the menu entry of the current page as current', () => {
  const menu = shown('owner', '/espace-consommation/TR/981000000037/PDS1');
  const current = [...menu.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([link]) => link);
  expect(current).toEqual([expect.stringContaining('href="/espace-consommation"')]);
});

it('shows a reason instead of a link for a page that the role may not open', () => {
  const menu = shown('internal_adviser_simple', '/');
  expect(menu).toContain(t('menu.administrationClosed'));
  expect(menu).not.toContain('href="/espace-admin"');
});

const entries = (type: string, allowed_services: string[] = []) =>
  listMenuEntries({ type, allowed_services }).map(({ name, isLinked }) => (isLinked ? name : `(${name})`));

const everyone = ['dashboard', 'consumption', 'billing'];

it.each([
  ['owner', [...everyone, 'administration']],
  ['admin', [...everyone, 'administration']],
  ['internal_adviser_admin', [...everyone, 'administration']],
  ['internal_adviser_simple', [...everyone, '(administration)']],
  ['simple', everyone],
  ['', everyone],
])('shows to the role « %s » only the menu entries %j', (type, expected) => {
  expect(entries(type)).toEqual(expected);
});

it('adds the entry Contact before Administrer only for a customer of the service GRAND_COMPTE', () => {
  expect(entries('owner', ['GRAND_COMPTE'])).toEqual([...everyone, 'contact', 'administration']);
  expect(entries('simple', ['GRAND_COMPTE'])).toEqual([...everyone, 'contact']);
  expect(entries('owner', ['OTHER'])).toEqual([...everyone, 'administration']);
});

it('lists the main pages first, and Contact and Administrer at the bottom', () => {
  const everything = listMenuEntries({ type: 'owner', allowed_services: ['GRAND_COMPTE'] });
  expect(everything.map(({ path, place }) => `${place} ${path}`)).toEqual([
    'top /tableau-de-bord',
    'top /espace-consommation',
    'top /espace-facturation',
    'bottom /service-client',
    'bottom /espace-admin',
  ]);
});
