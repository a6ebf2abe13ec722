import type { Locator, Page } from 'playwright';
import type { MeasuredPage } from './portal.ts';

type Gesture = { name: string; make: (page: Page) => Promise<void> };

const pressDuration = 60;

const press = (name: string, target: (page: Page) => Locator): Gesture => ({
  name,
  make: async (page) => {
    await target(page).hover();
    await page.waitForTimeout(100);
    await page.mouse.down();
    await page.waitForTimeout(pressDuration);
    await page.mouse.up();
  },
});

const key = (name: string, pressed: string): Gesture => ({
  name,
  make: (page) => page.keyboard.press(pressed, { delay: pressDuration }),
});

const type = (name: string, word: string): Gesture[] =>
  [...word].map((letter) => key(`${name}: ${letter}`, letter));

export type Scene = MeasuredPage & { gestures: Gesture[] };

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Rechercher', exact: true }).first();
const findButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Rechercher', exact: true });
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name, exact: true }).first();
const named = (name: string) => (page: Page) => page.locator(`[name="${name}"]`).first();
const headers = (rank: number) => (page: Page) => page.locator('main h3 button').nth(rank);
const searchbox = (page: Page) => page.getByRole('searchbox');
const text = (words: string) => (page: Page) => page.getByText(words).first();

const frame: Gesture[] = [
  press('menu closed', button('Fermer le menu')),
  press('menu opened', button('Ouvrir le menu')),
  press('account menu opened', button(/Mon compte/)),
  key('account menu closed', 'Escape'),
];

const listed = (flow: string) => `[data-flow="${flow}"][data-state="listed.settled"]`;

const scene = (label: string, path: string, settled: string, gestures: Gesture[]): Scene => {
  const isConnected = path !== '/creation-de-compte';
  return { label, path, settled, gestures, isConnected };
};

export const scenes = [
  scene('billing', '/espace-facturation', listed('billing'), [
    ...frame,
    press('search unfolded', button('Plus de critères')),
    press('site address', named('siteAddress')),
    ...type('address', 'quai'),
    press('pending only', text('Seulement les factures en attente')),
    press('search', submit),
    press('search unfolded again', button('Plus de critères')),
    press('reset', button('Réinitialiser')),
    press('contract opened', headers(2)),
    press('page 2', button('Page 2')),
    press('more contracts', button('Afficher plus de contrats')),
    press('all invoices selected', button('Sélectionner toutes les factures')),
    press('contract closed', headers(2)),
    press('another contract opened', headers(0)),
  ]),
  scene('administration', '/espace-admin', 'main table', [
    ...frame,
    press('search', searchbox),
    ...type('search', 'anne'),
    key('search cleared', 'Escape'),
    press('sort by e-mail', button('Adresse e-mail')),
    press('sort by role', button('Rôle')),
    press('sort by last sign-in', button('Dernière connexion')),
    press('page 2', button('Page 2')),
    press('row actions opened', button(/^Actions pour/)),
    key('next row action', 'ArrowDown'),
    key('row actions closed', 'Escape'),
    press('invitation opened', link('Inviter des collaborateurs')),
    press('address', named('emails')),
    key('address: a', 'a'),
  ]),
  scene('personal space', '/espace-personnel', 'main h3', [
    ...frame,
    press('search', searchbox),
    ...type('search', 'usine'),
    key('search cleared', 'Escape'),
    press('contract opened', headers(0)),
    press('another contract opened', headers(1)),
    press('name opened', link('Modifier votre identité')),
    press('Madame', text('Madame')),
    press('first name', named('first_name')),
    key('first name: a', 'a'),
    press('name cancelled', button('Annuler')),
    press('contract form opened', link('Ajouter un contrat')),
    key('contract form closed', 'Escape'),
  ]),
  scene('consumption', '/espace-consommation', listed('consumption'), [
    ...frame,
    press('search unfolded', button('Plus de critères')),
    press('site address', named('siteAddress')),
    ...type('address', 'quai'),
    press('search', submit),
    press('search unfolded again', button('Plus de critères')),
    press('reset', button('Réinitialiser')),
    press('contract opened', headers(0)),
    press('page 2', button('Page 2')),
    press('another contract opened', headers(1)),
    press('more contracts', button('Afficher plus de contrats')),
    press('third contract opened', headers(2)),
    press('global search opened', findButton),
    key('global search: u', 'u'),
  ]),
  scene('signup', '/creation-de-compte', '[data-flow="signup"] form', [
    press('Madame', text('Madame')),
    key('Monsieur', 'ArrowRight'),
    press('first name', named('first_name')),
    ...type('first name', 'Zoe'),
    key('focus on the name', 'Tab'),
    ...type('name', 'Le'),
    press('password', named('password')),
    ...type('password', 'Mot1-'),
    press('password shown', button('Afficher la saisie : Mot de passe')),
    press('password hidden', button('Masquer la saisie : Mot de passe')),
    press('terms', text('J’accepte les conditions')),
    press('e-mail', named('email')),
    press('form refused', button('Créer le compte')),
  ]),
];
