import { expect, it } from 'vitest';
import { profileSchema } from '../../domain/account/profile.ts';
import { listMenuEntries } from './MenuList.tsx';

const entries = (type: string, allowed_services: string[] = []) =>
  listMenuEntries(profileSchema.parse({ type, allowed_services })).map(({ name, isLinked }) =>
    isLinked ? name : `(${name})`,
  );

const everyone = ['dashboard', 'consumption', 'billing'];

it.each([
  ['owner', [...everyone, 'administration']],
  ['admin', [...everyone, 'administration']],
  ['internal_adviser_admin', [...everyone, 'administration']],
  ['internal_adviser_simple', [...everyone, '(administration)']],
  ['simple', everyone],
  ['', everyone],
])('shows the entries of the role %s', (type, expected) => {
  expect(entries(type)).toEqual(expected);
});

it('adds Contact before Administrer only with the service GRAND_COMPTE', () => {
  expect(entries('owner', ['GRAND_COMPTE'])).toEqual([...everyone, 'contact', 'administration']);
  expect(entries('simple', ['GRAND_COMPTE'])).toEqual([...everyone, 'contact']);
  expect(entries('owner', ['OTHER'])).toEqual([...everyone, 'administration']);
});

it('links to the main pages, with Contact and Administrer at the bottom', () => {
  const everything = listMenuEntries(
    profileSchema.parse({ type: 'owner', allowed_services: ['GRAND_COMPTE'] }),
  );
  expect(everything.map(({ path, place }) => `${place} ${path}`)).toEqual([
    'top /tableau-de-bord',
    'top /espace-consommation',
    'top /espace-facturation',
    'bottom /service-client',
    'bottom /espace-admin',
  ]);
});
