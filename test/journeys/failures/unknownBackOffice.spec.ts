import type { Page } from '@playwright/test';
import { openContract } from '../../contract/contract.ts';
import { createStub } from '../../contract/stub.ts';
import { deep } from '../../deep.ts';
import { accountForms, fillForm } from '../../flows/filledForms.ts';
import { createNodeServer, listen, type Served, serve } from '../../sandbox/server/listen.ts';
import { expect, test } from '../portal.ts';

/** Tests the portal with a back office that only contains the examples of the OpenAPI file. */

const servers: Served[] = [];
let portal = '';

test.beforeAll(async () => {
  const stub = await listen(createNodeServer(await createStub()), 0);
  const served = await serve({ port: 0, dist: process.env.JOURNEYS_DIST ?? '', api: stub.url });
  servers.push(served, stub);
  portal = served.url;
});

test.afterAll(async () => {
  for (const { close } of servers) await close();
});

/** Signs in. The back office redirects every sign-in to the URL of its example. */
const signIn = async (page: Page) => {
  await page.goto(`${portal}/espace-personnel`);
  await page.locator('[data-flow="session"][data-state="open.signedIn.fresh"] h1').waitFor();
};

test('opens the dashboard after a sign-in to a back office generated from the OpenAPI file', async ({
  page,
}) => {
  await page.goto(portal);
  await expect(page).toHaveURL(`${portal}/espace-personnel`);
  await expect(page.locator('main')).toContainText('Mme Sophie Carpentier');
  await expect(page.locator('main')).toContainText('Moulin du Prieuré');
  await page.goto(portal);
  await expect(page.getByRole('heading', { name: 'Bonjour Sophie' })).toBeVisible();
  await expect(page.locator('main')).toContainText(/128,40\s€/);
});

const flow = (page: Page, id: string) => page.locator(`[data-flow="${id}"]`);

test('runs the leak watch on each site although the back office returns few measures', async ({ page }) => {
  await signIn(page);
  await page.goto(`${portal}/espace-consommation/surveillance`);
  await flow(page, 'leakWatch').getByRole('button', { name: 'Lancer l’analyse' }).click();
  await expect(flow(page, 'leakWatch')).toContainText(
    '1 compteur analysé, dont 1 avec trop peu de relevés. Trop peu de relevés depuis six mois pour chercher des hausses.',
  );
  await expect(flow(page, 'leakWatch')).not.toContainText('Aucune hausse');
});

test('shows a certificate for the few measures that the back office returns', async ({ page }) => {
  await signIn(page);
  await page.goto(`${portal}/espace-consommation/TR/981000004217/PDS004217/attestation`);
  const sheet = page.getByRole('article', { name: 'Attestation de consommation' });
  await expect(sheet).toContainText('98-1000-0042-17');
  await expect(sheet).toContainText('C19AB004217');
  await expect(sheet).toContainText(/59,750\sm³/);
});

test('sends a meter reading for a meter that the back office suggests', async ({ page }) => {
  await signIn(page);
  await page.goto(`${portal}/service-client?besoin=RELEVE`);
  const request = flow(page, 'customerService');
  await request.getByRole('combobox', { name: 'Compteur' }).pressSequentially('C19AB');
  await page.getByRole('option', { name: /C19AB004217/ }).click();
  await request.getByRole('textbox', { name: 'Index (m³)' }).fill('20366');
  await request.getByRole('button', { name: 'Envoyer la demande' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer et envoyer' }).click();
  await expect(request).toContainText('Votre demande est envoyée.');
});

const reference = '981000004217';

test('sends every account form to a back office generated from the OpenAPI file', async ({ page }) => {
  await signIn(page);
  for (const [flow, { modal, values, done }] of Object.entries(accountForms(reference))) {
    await test.step(flow, async () => {
      await page.goto(`${portal}/espace-personnel?modale=${modal}`);
      await fillForm(page, flow, values);
      await page.locator(`[data-flow="${flow}"] [type="submit"]`).click();
      await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test(
  'saves a mandate in the mandate page that the OpenAPI file gives as an example',
  deep,
  async ({ page }) => {
    const contract = await openContract();
    const { mock } = contract.mockResponseForOperation('showMandate', { example: 'withMessages' });
    await page.route('**/third-party/mandate?**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: String(mock) }),
    );
    await signIn(page);
    await page.goto(`${portal}/espace-de-paiement?contrat=${reference}`);
    const form = page.frameLocator('iframe');
    await form.getByLabel('IBAN').fill('FR7699999000012030405060713');
    await form.getByRole('button', { name: 'Enregistrer le mandat' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Votre mandat est enregistré' })).toBeVisible();
  },
);
