import type { Page } from '@playwright/test';
import { layoutFaults } from './layoutFaults.ts';
import { expect, test } from './portal.ts';

/** Larger text, WCAG 1.4.12's spacing, and names that nobody foresaw: all is there, in one column, whole. */

const conditions = {
  'text at 200 %': 'html { font-size: 200% !important }',
  'WCAG spacing': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
};

const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 720 },
];

const longFirstName = 'Jean-Christophe-Maximilien';
const longLastName = 'Vanden Broucke-de La Rochefoucauld-Montbel';
const longWord = 'Hexakosioihexekontahexaphobie';

const reference = '981000000037';

const screens = {
  dashboard: '/',
  'profile completion': '/renseignement-profil',
  'personal space': '/espace-personnel',
  administration: '/espace-admin',
  invitation: '/espace-admin?modale=invite',
  ...Object.fromEntries(
    ['name', 'email', 'password', 'addContract'].map((form) => [
      `modal ${form}`,
      `/espace-personnel?modale=${form}`,
    ]),
  ),
  ...Object.fromEntries(
    ['billing', 'contact', 'iban'].map((form) => [
      `modal ${form}`,
      `/espace-personnel?modale=${form}&contrat=${reference}`,
    ]),
  ),
  bills: '/espace-facturation',
};

const publicScreens = {
  signup: '/creation-de-compte',
  terms: '/cgu',
  'connection error': '/erreur/connexion',
  redirection: '/erreur/redirection',
  'unknown address': '/nulle-part',
};

/** The answers of the back office, with names that take room. */
const lengthen = async (page: Page) => {
  const change = async (address: string, rewrite: (answer: string) => string) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: rewrite(await response.text()) });
    });
  const replace = (answer: string, key: string, value: string) =>
    answer.replace(new RegExp(`"${key}":"[^"]*"`, 'g'), `"${key}":"${value}"`);
  await change('**/api/user', (answer) =>
    [
      ['first_name', longFirstName],
      ['last_name', longLastName],
      ['entity_name', `${longWord} & fils`],
      ['company_name', longWord],
      ['name', longWord],
    ].reduce((changed, [key = '', value = '']) => replace(changed, key, value), answer),
  );
  await change('**/api/management/user/list', (answer) =>
    replace(replace(answer, 'firstName', longFirstName), 'lastName', longLastName),
  );
};

const openEverything = async (page: Page) => {
  for (const closed of await page.locator('h3 button[aria-expanded="false"]').all()) await closed.click();
};

for (const [condition, css] of Object.entries(conditions)) {
  for (const viewport of sizes) {
    test.describe(`${condition}, ${viewport.width} px`, () => {
      test.use({ viewport });

      for (const [name, path] of Object.entries(screens)) {
        test(`${name} is whole`, async ({ page, signIn }) => {
          await lengthen(page);
          await signIn('one-contract', path);
          await page.addStyleTag({ content: css });
          if (path === '/espace-personnel') await openEverything(page);
          if (path.includes('modale')) await page.getByRole('dialog').getByRole('button').last().waitFor();
          await expect.poll(() => layoutFaults(page)).toEqual([]);
        });
      }

      for (const [name, path] of Object.entries(publicScreens)) {
        test(`${name} is whole`, async ({ page }) => {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.addStyleTag({ content: css });
          await expect.poll(() => layoutFaults(page)).toEqual([]);
        });
      }
    });
  }
}
