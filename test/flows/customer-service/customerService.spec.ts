import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { contents, picked } from './serviceFiles.ts';
import {
  alert,
  chooseTown,
  chosenFiles,
  confirm,
  files,
  flow,
  message,
  messageText,
  need,
  openService,
  type Part,
  phone,
  references,
  send,
  sentBy,
  serviceCall,
  submit,
  topic,
  town,
  write,
} from './serviceForm.ts';

const who: [string, Part][] = [
  ['first_name', 'Hélène'],
  ['last_name', 'Lefèvre-Martin'],
];

test('sends a request about a town with its files, byte for byte', async ({ page, sandbox, signIn }) => {
  await openService(page, signIn);
  await topic(page, 'Mon contrat').click();
  await need(page, 'Ouvrir un contrat pour un nouveau site').click();
  await chooseTown(page);
  await message(page).fill(' Un nouveau site ouvre en mars.\n\nÀ bientôt « là-bas » ? 🙂\n');
  await phone(page).fill('01 99 00 00 17');
  await files(page).setInputFiles([picked('plan.pdf', contents.pdf), picked('façade.DOC', contents.doc)]);
  await expect(chosenFiles(page)).toHaveCount(2);
  await files(page).setInputFiles(picked('relevé.xlsx', contents.xlsx));
  await expect(chosenFiles(page)).toHaveCount(3);
  await expectAccessible(page);
  await submit(page).click();
  await expect(page.getByRole('dialog')).toContainText('sous ce nom\u00a0: Hélène Lefèvre-Martin.');
  await expectAccessible(page);
  await confirm(page).click();
  await expect(flow(page).getByRole('status').first()).toContainText('Votre demande est envoyée.');
  await expect(flow(page)).toHaveAttribute('data-state', 'sent');
  await expect(flow(page)).toContainText('plan.pdf, façade.DOC, relevé.xlsx');
  await expectAccessible(page);
  expect(await sentBy(page)).toEqual([
    [
      ['contact_type', 'contact_customer_service_infos'],
      ['object', 'Mon contrat'],
      ['need', 'Ouvrir un contrat pour un nouveau site'],
      ['object_code', 'CONTRAT'],
      ['need_code', 'SOUSCRIRE'],
      ['zipcode', '35400'],
      ['municipality', 'Saint-Malo'],
      ['insee', '35288'],
      ['message', 'Un nouveau site ouvre en mars.\r\n\r\nÀ bientôt « là-bas » ? 🙂'],
      ['references', ''],
      ['phone', '0199000017'],
      ...who,
      ['attachments[0]', { name: 'plan.pdf', base64: contents.pdf.toString('base64') }],
      ['attachments[1]', { name: 'façade.DOC', base64: contents.doc.toString('base64') }],
      ['attachments[2]', { name: 'relevé.xlsx', base64: contents.xlsx.toString('base64') }],
    ],
  ]);
  expect(await sandbox.calls(serviceCall)).toMatchObject([{ status: 200, bearer: true }]);
  await page.getByRole('button', { name: 'Nouvelle demande' }).click();
  await expect(flow(page)).toHaveAttribute('data-state', 'preparing.choosingTopic');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await topic(page, 'Autre').click();
  await expect(message(page)).toHaveValue('');
  await expect(chosenFiles(page)).toHaveCount(0);
});

test('sends a request about several contracts, by keyboard only', async ({ page, signIn }) => {
  await openService(page, signIn);
  await topic(page, 'Ma facture').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(need(page, 'Comprendre une facture')).toBeVisible();
  await expect(flow(page).getByRole('radio', { name: 'Comprendre une facture' })).toBeChecked();
  await references(page).first().focus();
  await page.keyboard.press('Space');
  await references(page).nth(1).focus();
  await page.keyboard.press('Space');
  const chosen = await references(page).evaluateAll((all) =>
    all.flatMap((box) => (box instanceof HTMLInputElement && box.checked ? box.value : [])),
  );
  expect(chosen).toHaveLength(2);
  await message(page).focus();
  await page.keyboard.type('Que comprend la part fixe ?');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Votre demande sera envoyée sous ce nom');
  for (const _ of ['Fermer', 'Ce n’est pas moi', 'Confirmer et envoyer']) await page.keyboard.press('Tab');
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(flow(page)).toHaveAttribute('data-state', 'sent');
  expect(await sentBy(page)).toEqual([
    [
      ['contact_type', 'contact_customer_service_infos'],
      ['object', 'Ma facture et mon paiement'],
      ['need', 'Comprendre une facture'],
      ['object_code', 'FACTURE'],
      ['need_code', 'COMPRENDRE'],
      ['zipcode', ''],
      ['municipality', ''],
      ['insee', expect.stringMatching(/^(\d[\dAB]\d{3})?$/)],
      ['message', 'Que comprend la part fixe ?'],
      ['references', chosen.join(',')],
      ['phone', ''],
      ...who,
    ],
  ]);
});

test('shows the only contract, or a reference field without a contract', deep, async ({ page, signIn }) => {
  let contractCount = 1;
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    const profile = await response.json();
    await route.fulfill({
      response,
      json: { ...profile, contracts: profile.contracts.slice(0, contractCount) },
    });
  });
  const ask = async () => {
    await topic(page, 'Ma facture').click();
    await need(page, 'Comprendre une facture').click();
    await message(page).fill('Que comprend la part fixe ?');
  };
  await openService(page, signIn);
  await ask();
  const own = await references(page).inputValue();
  await expect(references(page)).toBeChecked();
  await send(page);
  await expect(flow(page)).toHaveAttribute('data-state', 'sent');
  expect(Object.fromEntries((await sentBy(page))[0] ?? [])).toMatchObject({ references: own });

  contractCount = 0;
  await page.reload();
  await ask();
  await references(page).fill('98-1000-0042-17');
  await phone(page).fill('+33 6 39 98 00 17');
  await send(page);
  await expect(flow(page)).toHaveAttribute('data-state', 'sent');
  expect(Object.fromEntries((await sentBy(page))[0] ?? [])).toMatchObject({
    references: '981000004217',
    insee: '',
    phone: '0639980017',
  });
});

test(
  'accepts a typed town and zip code when no town is suggested',
  deep,
  async ({ page, sandbox, signIn }) => {
    await openService(page, signIn);
    await sandbox.fail('GET /third-party/address/search', 'status=500');
    await topic(page, 'Autre').click();
    await town(page).fill('Saint-Malo');
    await flow(page).getByLabel('Code postal').fill(' 35400 ');
    await message(page).fill(messageText);
    await send(page);
    await expect(flow(page)).toHaveAttribute('data-state', 'sent');
    expect(Object.fromEntries((await sentBy(page))[0] ?? [])).toMatchObject({
      municipality: 'Saint-Malo',
      zipcode: '35400',
      insee: '',
    });
  },
);

for (const [name, topicName, needName, state] of [
  ['the day', 'Des travaux', 'Suivre un chantier en cours', 'preparing.calling.day'],
  ['an emergency', 'Une fuite', 'Signaler une fuite dans la rue', 'preparing.calling.emergency'],
] as const)
  test(`a need answered by phone opens the phone numbers of ${name}`, deep, async ({ page, signIn }) => {
    await openService(page, signIn);
    await topic(page, topicName).click();
    await need(page, needName).click();
    await expect(flow(page)).toHaveAttribute('data-state', state);
    await expect(page.locator('[data-flow="phoneLookup"]')).toHaveAttribute('data-state', 'asking');
    await expectAccessible(page);
  });

test('missing fields show their errors', deep, async ({ page, sandbox, signIn }) => {
  await openService(page, signIn);
  // The button looks disabled until the form is valid, but a press shows the errors.
  const press = () => submit(page).click({ force: true });
  await topic(page, 'Autre').click();
  await press();
  await expect(alert(page)).toContainText('Saisissez la commune.');
  await expect(alert(page)).toContainText('Saisissez votre message.');
  await topic(page, 'Ma facture').click();
  await need(page, 'Comprendre une facture').click();
  await press();
  await expect(alert(page)).toContainText('Cochez au moins un contrat.');
  expect(await sandbox.calls(serviceCall)).toEqual([]);
});

test('counts the message as sent, so an accepted length is never refused', deep, async ({ page, signIn }) => {
  await openService(page, signIn);
  const count = (sentence: string) => flow(page).getByText(sentence).first();
  await write(page);
  await message(page).fill('Bonjour,');
  await message(page).press('Enter');
  await expect(count('10 sur 5\u202f000 caractères')).toBeVisible();
  const lines = `${'a'.repeat(98)}\n`.repeat(50);
  await message(page).fill(`${lines}b`);
  await expect(count('1 caractère de trop')).toBeVisible();
  await submit(page).click({ force: true });
  await expect(alert(page)).toContainText('5\u202f000 caractères au plus');
  await message(page).fill(`${lines.slice(1)}b`);
  await expect(count('5\u202f000 sur 5\u202f000 caractères')).toBeVisible();
  await send(page);
  await expect(flow(page)).toHaveAttribute('data-state', 'sent');
  const [body = []] = await sentBy(page);
  expect(body.find(([name]) => name === 'message')?.[1]).toHaveLength(5000);
});

for (const type of ['internal_adviser_simple', 'internal_adviser_admin'])
  test(`${type} can read the form but not send it`, deep, async ({ page, signIn }) => {
    await page.route('**/api/user', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), type } });
    });
    await openService(page, signIn);
    await topic(page, 'Autre').click();
    await expect(flow(page)).toHaveAttribute('data-state', 'preparing.consulting');
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveAccessibleDescription(/En tant que conseiller/);
  });

test('a user who denies the identity signs out, and nothing is sent', deep, async ({ page, signIn }) => {
  await openService(page, signIn);
  await write(page);
  await submit(page).click();
  await page.getByRole('button', { name: 'Ce n’est pas moi' }).click();
  await expect(page).toHaveURL(/\/saml\/(logout|login)/);
});

for (const brand of ['ponant', 'garrigue'])
  for (const appearance of ['light', 'dark'])
    test(`axe reports no violation in ${brand}, ${appearance}`, deep, async ({ page, signIn }) => {
      await page.addInitScript((theme) => localStorage.setItem('portal.theme', JSON.stringify(theme)), {
        brand,
        appearance,
      });
      await openService(page, signIn);
      await topic(page, 'Mon contrat').click();
      await need(page, 'Recevoir une attestation ou la copie d’un contrat').click();
      await files(page).setInputFiles([picked('a.exe', contents.plain), picked('plan.pdf', contents.pdf)]);
      await expect(chosenFiles(page)).toHaveCount(1);
      await expectAccessible(page);
    });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a selected need gives the focus to its section and scrolls to it', deep, async ({ page, signIn }) => {
    await openService(page, signIn);
    await topic(page, 'Mon contrat').tap();
    await need(page, 'Résilier un contrat').tap();
    const heading = flow(page).getByRole('heading', { name: 'Votre demande', exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeLessThan(740 / 3);
  });
});

test('selecting a need with a mouse scrolls nothing', deep, async ({ page, signIn }) => {
  await openService(page, signIn);
  await topic(page, 'Mon contrat').click();
  const from = await page.evaluate(() => scrollY);
  await need(page, 'Résilier un contrat').click();
  await expect(flow(page).getByRole('heading', { name: 'Votre demande', exact: true })).toBeVisible();
  await expect(flow(page).getByRole('radio', { name: 'Résilier un contrat' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(from);
});
