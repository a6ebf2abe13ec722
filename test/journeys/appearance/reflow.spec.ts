import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { signInAddress } from '../../walks/definePortalWalk.ts';
import { expect, test } from '../portal.ts';
import { publicPaths } from '../publicPages.ts';
import { layoutFaults } from './findLayoutFaults.ts';

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
  'the bills of a contract': '/espace-facturation?reference=981000015875',
  'the documents of a bill':
    '/espace-facturation?modale=encarts&contrat=981000015875&facture=F1000015875-0598',
  meters: '/espace-consommation',
  'the meters of a contract': '/espace-consommation?reference=981000000037',
  'a meter': '/espace-consommation/TR/981000000037/PDS%2F004%20217?view=table',
  'the technical sheet of a meter': '/espace-consommation/TR/981000000037/PDS004217?modale=fiche',
  'a meter that is not found': '/espace-consommation/TR/981000000037/PDS-nulle-part',
  'the export of meters': '/espace-consommation?modale=export&contrat=981000000037',
  'a histogram by day': '/espace-consommation/TR/981000000037/PDS004217?mode=daily',
  'a certificate': '/espace-consommation/TR/981000000037/PDS004217/attestation',
  'a direct debit that is not signed': '/prelevement-automatique/KO',
  'the payment page': '/espace-de-paiement?contrat=981000000037',
};

const dense = ['the bills of a contract'];

const publicScreens = [...publicPaths, '/espace-produit/switch?modale=contact'];

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
  await change('**/api/invoices', (answer) => replace(answer, 'name', longWord));
  await change('**/api/management/user/list', (answer) =>
    replace(replace(answer, 'firstName', longFirstName), 'lastName', longLastName),
  );
};

const openContracts = async (page: Page) => {
  for (const position of [0, 1]) await page.locator('h3 button').nth(position).click();
};

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
  test(
    `shows ${name} without overflow with larger text and spacing`,
    dense.includes(name) ? {} : deep,
    async ({ page, signIn }) => {
      await lengthen(page);
      await signIn('owner', path);
      if (path.includes('modale')) await page.getByRole('dialog').getByRole('button').last().waitFor();
      if (name === 'personal space') await openContracts(page);
      if (name === 'dashboard') await page.locator('[data-flow="sites"][data-state="shown"]').waitFor();
      if (name === 'the bills of a contract')
        await page.locator('label:has([name="selection"])').nth(1).click();
      await expectWhole(page);
    },
  );
}

test(
  'shows the forms of the personal space without overflow with larger text and spacing',
  deep,
  async ({ page, signIn }) => {
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
  },
);

test(
  'shows each step of customer service without overflow with larger text and spacing',
  deep,
  async ({ page, signIn }) => {
    await lengthen(page);
    await signIn('grand-compte', '/service-client');
    const flow = page.locator('[data-flow="customerService"]');
    const submit = flow.locator('[type="submit"]:visible');
    await flow.getByRole('button', { name: 'Mon contrat' }).click();
    await flow.getByText('Changer le titulaire d’un contrat').click();
    await flow
      .locator('[name="attachments"]')
      .setInputFiles({ name: `${longWord}.pdf`, mimeType: '', buffer: Buffer.from('%PDF-1.4') });
    await flow.getByRole('button', { name: `Retirer ${longWord}.pdf` }).waitFor();
    await submit.click({ force: true });
    await page.getByRole('alert').waitFor();
    await test.step('the empty form', () => expectWhole(page));
    await flow.locator('label:has([name="references"])').first().click();
    await flow.getByLabel('Votre message').fill('Bonjour');
    await submit.click();
    await page.getByRole('dialog').waitFor();
    await test.step('the identity confirmation', () => expectWhole(page));
    await page.route('**/api/contact/request/files', (route) => route.fulfill({ json: { code: '00' } }));
    await page.getByRole('button', { name: 'Confirmer et envoyer' }).click();
    await flow.getByRole('button', { name: 'Nouvelle demande' }).waitFor();
    await test.step('the sent request', () => expectWhole(page));
  },
);

test(
  'shows each step of the phone lookup without overflow with larger text and spacing',
  deep,
  async ({ page, signIn }) => {
    await signIn('grand-compte', '/service-client');
    const flow = page.locator('[data-flow="phoneLookup"]');
    await page.getByRole('button', { name: 'Une fuite' }).click();
    await page.getByText('Signaler une fuite dans la rue', { exact: true }).click();
    for (const [town, state] of [
      ['Rennes', 'askingStreet'],
      ['Cancale', 'shown'],
      ['Quimper', 'explained'],
      ['Dinard', 'nothingFound'],
    ] as const) {
      await flow.getByRole('combobox').first().fill(town);
      await page.getByRole('option', { name: town }).click();
      await expect(flow).toHaveAttribute('data-state', state);
      await test.step(state, () => expectWhole(page));
    }
  },
);

test(
  'shows each step of the direct debit without overflow with larger text and spacing',
  deep,
  async ({ page, signIn }) => {
    await lengthen(page);
    await signIn('owner', '/prelevement-automatique?contrat=981000000037');
    const submit = page.locator('[data-flow="directDebit"] [type="submit"]:visible');
    await submit.waitFor();
    await test.step('the contract', () => expectWhole(page));
    await submit.click();
    await submit.click();
    await page.getByRole('alert').waitFor();
    await test.step('shows the empty holder form', () => expectWhole(page));
    await page.getByText('Madame', { exact: true }).click();
    await submit.click();
    await page.getByText('Un autre compte', { exact: true }).click();
    await submit.click();
    await page.getByRole('alert').waitFor();
    await test.step('the empty account form', () => expectWhole(page));
  },
);

test('aligns a radio button or checkbox with the first line of its label', deep, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('owner', '/prelevement-automatique?contrat=981000000037');
  const submit = page.locator('[data-flow="directDebit"] [type="submit"]:visible');
  await submit.click();
  const choice = page.locator('label', { hasText: 'd’une entreprise ou d’un organisme' });
  await choice.waitFor();
  const { lines, first, mark } = await choice.evaluate((label) => {
    const words = document.createRange();
    words.selectNodeContents(label.lastChild ?? label);
    const rects = [...words.getClientRects()].map(({ top, bottom }) => ({ top, bottom }));
    const { top, height } =
      label.lastElementChild?.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
    return { lines: rects.length, first: rects[0], mark: top + height / 2 };
  });
  expect(lines).toBe(2);
  expect(mark).toBeGreaterThan(first?.top ?? Number.NaN);
  expect(mark).toBeLessThan(first?.bottom ?? Number.NaN);
});

test('shows the public pages without overflow with larger text and spacing', deep, async ({ page }) => {
  for (const path of publicScreens) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectWhole(page);
    });
  }
});

test(
  'shows the choice between two sessions without overflow with larger text and spacing',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', '/');
    await page.goto(signInAddress('grand-compte', '/'));
    await page.getByRole('button', { name: /^Rester avec/ }).waitFor();
    await expectWhole(page);
  },
);

test(
  'shows all the error messages of a form without overflow with larger text and spacing',
  deep,
  async ({ page }) => {
    await page.goto('/creation-de-compte');
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    await page.getByRole('alert').waitFor();
    await expectWhole(page);
  },
);

test('shows collaborators as a table if its columns fit, else as cards with a sort list', async ({
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

  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(sorter).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1080, height: 720 });
  await expect(sorter).toBeHidden();
  await sort.selectOption('Nom, ordre décroissant');
  const names = page.getByRole('rowheader');
  const shown = await names.allTextContents();
  expect(shown).toEqual([...shown].sort(new Intl.Collator('fr').compare).reverse());
  await expect(page.getByRole('columnheader')).toHaveCount(7);
  await expect(page.getByRole('columnheader', { name: 'Nom' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1).getByRole('cell')).toHaveCount(6);
  expect(await layoutFaults(page)).toEqual([]);
});
