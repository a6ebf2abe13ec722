import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, takenOver, test } from '../../journeys/portal.ts';
import {
  alert,
  confirm,
  files,
  flow,
  message,
  messageText,
  need,
  phone,
  references,
  submit,
  topic,
  write,
} from './serviceForm.ts';

const address = '/contact';
const call = 'POST /p/contact/request';
const emergency = { name: '05 36 49 70 59', href: 'tel:0536497059' };
const service = { name: '05 36 49 55 59', href: 'tel:0536495559' };

const firstName = (page: Page) => flow(page).getByRole('textbox', { name: /^Prénom/ });
const lastName = (page: Page) => flow(page).getByRole('textbox', { name: /^Nom/ });
const state = (page: Page, value: string) => expect(flow(page)).toHaveAttribute('data-state', value);

const pressAnyway = async (page: Page) => {
  await submit(page).scrollIntoViewIfNeeded();
  const at = await submit(page).boundingBox();
  if (!at) throw new Error('The button does not exist');
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
};

test('shows two phone numbers to a visitor, and sends a request after a correction', async ({
  page,
  sandbox,
}) => {
  await page.goto(address);
  await takenOver(page);
  const numbers = flow(page).getByRole('list', { name: 'Nous appeler' }).getByRole('link');
  await expect(numbers).toHaveText(
    [emergency.name, service.name].map((name) => name.replaceAll(' ', '\u00a0')),
  );
  await expect(numbers.first()).toHaveAttribute('href', emergency.href);
  await expectAccessible(page);

  await topic(page, 'Autre').click();
  await expect(files(page)).toHaveCount(0);
  await phone(page).fill('01 99');
  await pressAnyway(page);
  await expect(alert(page)).toBeFocused();
  for (const sentence of [
    'Saisissez la commune.',
    'Saisissez votre message.',
    'Saisissez votre prénom',
    'Saisissez votre nom',
    'Saisissez les 10 chiffres d’un numéro français.',
  ])
    await expect(alert(page)).toContainText(sentence);
  await phone(page).clear();
  await pressAnyway(page);
  await expect(alert(page)).toContainText('Saisissez votre numéro de téléphone.');
  expect(await sandbox.calls(call)).toEqual([]);

  await write(page);
  await firstName(page).fill('Sophie');
  await lastName(page).fill('Carpentier');
  await phone(page).fill('01 99 00 00 17');
  await submit(page).dblclick();
  await state(page, 'sent');
  await expect(
    flow(page).getByRole('status').filter({ hasText: 'Votre demande est envoyée.' }),
  ).toBeFocused();
  expect(await sandbox.calls(call)).toMatchObject([
    { body: { municipality: 'Saint-Malo', phone: '0199000017', first_name: 'Sophie', message: messageText } },
  ]);
});

test('prefills the contact form for a signed-in customer, and accepts no files', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/');
  await page.getByRole('link', { name: 'Nous écrire' }).click();
  await expect(page.getByRole('button', { name: /^Mon compte/ })).toBeVisible();
  await topic(page, 'Ma facture').click();
  await need(page, 'Contester un montant').click();
  await expect(firstName(page)).toHaveValue('Yann');
  await expect(files(page)).toHaveCount(0);
  await references(page).first().check({ force: true });
  await message(page).fill(messageText);
  await submit(page).click();
  await confirm(page).click();
  await state(page, 'sent');
  const [request] = (await sandbox.calls(call)).map(({ body }) => body);
  expect(request).toMatchObject({ first_name: 'Yann', references: expect.stringMatching(/^98\d{10}$/) });
  expect(await sandbox.calls('POST /api/contact/request/files')).toEqual([]);

  await topic(page, 'Des travaux').waitFor({ state: 'detached' });
  await flow(page).getByRole('button', { name: 'Nouvelle demande' }).click();
  await topic(page, 'Des travaux').click();
  await need(page, 'Suivre un chantier en cours').click();
  await expect(page.locator('[data-flow="phoneLookup"]')).toHaveAttribute('data-state', 'asking');
});

test(
  'redirects a signed-in customer from /contact to /service-client, with the same need',
  deep,
  async ({ page, signIn }) => {
    await signIn('grand-compte', '/');
    await page.evaluate(() => history.pushState(null, '', '/contact?besoin=SOUSCRIRE'));
    await expect(page).toHaveURL(/\/service-client\?besoin=SOUSCRIRE$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Service client' })).toBeVisible();
  },
);

for (const path of ['/erreur/connexion', '/erreur/redirection', '/nulle-part', '/espace-produit/switch'])
  test(`links from ${path} to the contact page`, deep, async ({ page, sandbox }) => {
    await sandbox.fail('GET /api/token-check', 'status=503');
    await page.goto(path);
    await takenOver(page);
    await page.getByRole('main').getByRole('link', { name: 'Nous contacter' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
