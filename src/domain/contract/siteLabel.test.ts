import { expect, it } from 'vitest';
import { distinctions, ownNameSchema, siteLabel, withReference } from './siteLabel.ts';

const label = (served_address: string) => siteLabel({ name: 'Siège', served_address }, 'Contrat sans nom');

it.each([
  ['97 rue de l’Église, 35400 Saint-Malo', '97 rue de l’Église, Saint-Malo', 'Saint-Malo'],
  ['97 RUE DE L EGLISE 35400 SAINT MALO', '97 RUE DE L EGLISE, SAINT MALO', 'SAINT MALO'],
  ['3 quai Duguay\n29200 Brest Cedex 9', '3 quai Duguay, Brest', 'Brest'],
  ['10000 route de Nantes, F-44000 Nantes, France', '10000 route de Nantes, Nantes', 'Nantes'],
  ['1 rue Duguay, 75015 Paris 15', '1 rue Duguay, Paris 15', 'Paris 15'],
  ['35400 Saint-Malo', 'Saint-Malo', 'Saint-Malo'],
  ['3 quai Duguay, Brest', '3 quai Duguay, Brest', ''],
  ['Compteur 12345', 'Compteur 12345', ''],
  ['', '', ''],
])('splits the postal address %j into the label %j and the town %j', (address, place, town) => {
  expect(label(address)).toEqual({ title: 'Siège', place, town });
});

it.each([
  ['Siège', '', 'Siège'],
  ['Siège', 'Entrepôt 2', 'Entrepôt 2 · Siège'],
  ['', 'Entrepôt 2', 'Entrepôt 2'],
  [' ', '', 'Contrat sans nom'],
])('shows the contract name %j with the own name %j as « %s »', (name, ownName, title) => {
  expect(siteLabel({ name }, 'Contrat sans nom', ownName).title).toBe(title);
});

it.each([
  [' Entrepôt\u200B 2\t\u202E ', 'Entrepôt 2'],
  ['\u2066\u200B', ''],
])('converts the own name %j of a contract to %j', (typed, name) => {
  expect(ownNameSchema.parse(typed)).toBe(name);
});

it.each([
  ['Usine des Bars, Lorient', 'Usine des Bars, Lorient · 98-1000-0042-17'],
  ['Hôtel des Écluses, 98-1000-0042-17', 'Hôtel des Écluses, 98-1000-0042-17'],
  ['', '98-1000-0042-17'],
])('adds the reference to the contract title « %s » unless already present: « %s »', (title, text) => {
  expect(withReference(title, '981000004217')).toBe(text);
});

it('accepts an own name of 40 characters and rejects an own name of 41', () => {
  expect(ownNameSchema.safeParse('a'.repeat(40)).success).toBe(true);
  expect(ownNameSchema.safeParse('a'.repeat(41)).success).toBe(false);
});

it('adds the town, or the reference if the town is also the same, to equal contract names', () => {
  const sites = [
    ['981000000001', 'École', 'Cancale'],
    ['981000000002', 'École', 'Brest'],
    ['981000000003', 'École', 'Brest'],
    ['981000000004', 'École', ''],
    ['981000000005', 'Siège', 'Brest'],
  ].map(([reference = '', title = '', town = '']) => ({ reference, title, town }));
  expect([...distinctions(sites).values()]).toEqual([
    'Cancale',
    '98-1000-0000-02',
    '98-1000-0000-03',
    '98-1000-0000-04',
  ]);
});
