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

const screens = {
  dashboard: '/',
  'profile completion': '/renseignement-profil',
  'personal space': '/espace-personnel',
  administration: '/espace-admin',
  invitation: '/espace-admin?modale=invite',
  bills: '/espace-facturation',
};

const publicScreens = [
  '/creation-de-compte',
  '/cgu',
  '/erreur/connexion',
  '/erreur/redirection',
  '/nulle-part',
];

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

const openContracts = async (page: Page) => {
  for (const position of [0, 1]) await page.locator('h3 button').nth(position).click();
};

/** As a browser's setting or an extension would: over the portal's own styles, each set in place of the last. */
const wear = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

const expectWhole = async (page: Page) => {
  for (const [condition, css] of Object.entries(conditions)) {
    await wear(page, css);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect.poll(() => layoutFaults(page), `${condition}, ${size.width} px`).toEqual([]);
    }
  }
};

for (const [name, path] of Object.entries(screens)) {
  test(`${name} is whole in larger text and with more space`, async ({ page, signIn }) => {
    await lengthen(page);
    await signIn('owner', path);
    if (path.includes('modale')) await page.getByRole('dialog').getByRole('button').last().waitFor();
    if (name === 'personal space') await openContracts(page);
    await expectWhole(page);
  });
}

test('the forms of the personal space are whole in larger text and with more space', async ({
  page,
  signIn,
}) => {
  await lengthen(page);
  await signIn('owner', '/espace-personnel');
  await page.locator('h3 button').first().click();
  for (const form of ['name', 'email', 'password', 'addContract', 'billing', 'contact', 'iban']) {
    await test.step(form, async () => {
      await page.locator(`a[href^="?modale=${form}"]`).first().click();
      await page.getByRole('dialog').locator('[type="submit"]').waitFor();
      await expectWhole(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('the public pages are whole in larger text and with more space', async ({ page }) => {
  for (const path of publicScreens) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectWhole(page);
    });
  }
});

test('a form full of errors is whole in larger text and with more space', async ({ page }) => {
  await page.goto('/creation-de-compte');
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await page.getByRole('alert').waitFor();
  await expectWhole(page);
});

test('the collaborators are a table where its words fit, else cards sorted from a list', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('owner', '/espace-admin');
  const sorter = page.getByRole('columnheader', { name: 'Inscription' }).getByRole('button');
  const sort = page.getByLabel('Trier par');
  await expect(sorter).toBeVisible();
  await expect(sort).toBeHidden();
  expect(await layoutFaults(page)).toEqual([]);

  // The side menu stays open.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(sorter).toBeHidden();
  await sort.selectOption('Nom, décroissant');
  const names = page.getByRole('rowheader');
  const shown = await names.allTextContents();
  expect(shown).toEqual([...shown].sort(new Intl.Collator('fr').compare).reverse());
  await expect(page.getByRole('columnheader')).toHaveCount(7);
  await expect(page.getByRole('columnheader', { name: 'Nom' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1).getByRole('cell')).toHaveCount(6);
  expect(await layoutFaults(page)).toEqual([]);
});
