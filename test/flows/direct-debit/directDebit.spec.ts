import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { leave, question } from '../../journeys/account/leaveQuestion.ts';
import { expect, test } from '../../journeys/portal.ts';
import { frenchIban, seededBank } from '../../sandbox/data/identifiers.ts';

const path = '/prelevement-automatique';
const reference = '981000000037';
const request = `POST /api/contract/iban/${reference}`;

const iban = frenchIban(seededBank, '00001', '12345678901');

const state = (page: Page, name: string) => page.locator(`[data-flow="directDebit"][data-state="${name}"]`);
const submit = (page: Page) => page.locator('[data-flow="directDebit"] [type="submit"]:visible');
const control = (page: Page, name: string) => page.locator(`[name="${name}"]:visible`);

const know = (page: Page, known: object) =>
  page.route(`**/api/contract/iban/${reference}?*`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...known } });
  });

const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

const typeIban = async (page: Page, typed: string) => {
  await control(page, 'iban-1').click();
  await page.keyboard.type(typed);
};

const identify = async (page: Page) => {
  await submit(page).click();
  await choose(page, 'd’une personne');
  await choose(page, 'Madame');
  await control(page, 'last_name').fill('Le Goff');
  await control(page, 'mobile_phone').fill('06 39 98 00 17');
  await submit(page).click();
  await state(page, 'choosing').waitFor();
};

const consent = (page: Page) => page.getByText(/^J’accepte que les factures/).click();

const open = (signIn: (account: string, target?: string) => Promise<void>) =>
  signIn('owner', `${path}?contrat=${reference}`);

test('signs a mandate for a new bank account after one request with the typed values', async ({
  page,
  sandbox,
  signIn,
}) => {
  await know(page, { has_mandate: 0, iban: '' });
  await open(signIn);
  await expect(page.getByRole('heading', { name: 'Étape 1 sur 4' })).toBeVisible();
  await expectAccessible(page);
  await identify(page);
  await expect(page.getByRole('heading', { name: 'Étape 3 sur 4' })).toBeFocused();
  await expect(page.getByText('Madame Le Goff')).toBeVisible();
  await typeIban(page, iban);
  await consent(page);
  await submit(page).click();
  await page.waitForURL('**/third-party/signature?**');
  expect((await sandbox.calls(request)).map(({ body }) => body)).toEqual([
    {
      action: 'P',
      reference,
      has_mandate: 0,
      civility: 'miss',
      last_name: 'Le Goff',
      iban,
      holder: 'Le Goff',
      mobile_phone: '0639980017',
    },
  ]);
  await page.getByRole('link', { name: 'Signer le mandat' }).click();
  await expect(state(page, 'signed.available')).toContainText('Votre mandat est signé');
  const mandate = page.getByRole('link', { name: 'Télécharger le mandat' });
  await expect(mandate).toHaveAttribute('href', `/download/contract/mandate/${reference}-M1/sps`);
  await page.getByRole('link', { name: 'Voir les factures' }).click();
  await expect(page).toHaveURL(/\/espace-facturation$/);
});

test(
  'sends the known IBAN of a company, and reloads the profile',
  deep,
  async ({ page, sandbox, signIn }) => {
    await know(page, { has_mandate: 1, iban, titulaire: 'SCOP 3 Rivières', mobile: '' });
    await open(signIn);
    await submit(page).click();
    await choose(page, 'd’une entreprise ou d’un organisme');
    await choose(page, 'Monsieur');
    await submit(page).click();
    await consent(page);
    await submit(page).dblclick();
    await expect(state(page, 'inPlace')).toContainText('Le prélèvement automatique est en place');
    expect((await sandbox.calls(request)).map(({ body }) => body)).toEqual([
      { action: 'P', reference, has_mandate: 1, civility: 'mr', last_name: 'SCOP 3 Rivières', iban },
    ]);
    await expect.poll(async () => (await sandbox.calls('GET /api/user')).length).toBe(2);
  },
);

test('shows a failure after a return without a signed mandate, then restarts the direct debit', async ({
  page,
  signIn,
}) => {
  await open(signIn);
  await state(page, 'reviewing').waitFor();
  await page.goto(`${path}/KO/${reference}-M1/T1`);
  await expect(state(page, 'unsigned').getByRole('alert')).toContainText('n’est pas en place');
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await expect(state(page, 'reviewing')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test(
  'moves between direct-debit steps on Back and Forward, and cancels after a confirmation',
  deep,
  async ({ page, signIn }) => {
    await know(page, { has_mandate: 0, iban: '' });
    await open(signIn);
    await identify(page);
    await typeIban(page, iban);
    await page.goBack();
    await expect(state(page, 'identifying')).toBeVisible();
    await page.goBack();
    await expect(state(page, 'reviewing')).toBeVisible();
    await page.goForward();
    await expect(state(page, 'identifying')).toBeVisible();
    await page.goForward();
    await expect(state(page, 'choosing')).toBeVisible();
    await expect(control(page, 'iban-1')).toHaveValue(iban.slice(0, 4));
    await page.goBack();
    await control(page, 'last_name').fill('');
    await page.goForward();
    await expect(page.getByRole('alert')).toContainText('Saisissez le nom du titulaire.');
    await page.goBack();
    await expect(state(page, 'reviewing')).toBeVisible();
    await page.getByRole('button', { name: 'Renoncer' }).click();
    await expect(question(page)).toBeVisible();
    await leave(page).click();
    await expect(page).toHaveURL(/\/espace-facturation$/);
  },
);

test('opens a mandate only if its file is a PDF', deep, async ({ page, sandbox, signIn }) => {
  const opened = () => page.evaluate(() => sessionStorage.getItem('opened'));
  await signIn('owner', '/');
  await page.addInitScript(() => {
    // Records the type of the PDF here: Chromium shows the PDF in a page that a test cannot read.
    URL.createObjectURL = (file) => {
      if (file instanceof Blob)
        file.text().then((text) => sessionStorage.setItem('opened', `${file.type} ${text.slice(0, 5)}`));
      return '#ouvert';
    };
  });
  await sandbox.fail('GET /api/contract/sepamandate/download/:reference/:type', 'html', 1);
  await page.goto(`/download/contract/mandate/${reference}-M1/sps`);
  await expect(page).toHaveURL(/\/erreur\/connexion$/);
  await expect(page.getByRole('heading', { name: 'Votre mandat n’a pas pu être ouvert' })).toBeVisible();
  expect(await opened()).toBeNull();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(opened).toBe('application/pdf %PDF-');
});
