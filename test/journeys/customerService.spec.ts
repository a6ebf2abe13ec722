import type { Page } from '@playwright/test';
import { expectAccessible } from '../expectAccessible.ts';
import { expect, test } from './portal.ts';
import { contents, type Picked, pdfOf, picked } from './serviceFiles.ts';

/** Journeys of the customer service, as docs/rules.md#customer-service has it. */

const address = '/service-client';
const call = '**/api/contact/request/files';
const flow = (page: Page) => page.locator('[data-flow="customerService"]');
const topic = (page: Page, name: string) => flow(page).getByRole('button', { name });
const need = (page: Page, name: string) => flow(page).getByText(name, { exact: true });
const submit = (page: Page) => flow(page).getByRole('button', { name: 'Envoyer la demande' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer et envoyer' });
const message = (page: Page) => flow(page).getByLabel('Votre message');
const town = (page: Page) => flow(page).getByRole('combobox', { name: 'Commune' });
const files = (page: Page) => flow(page).locator('input[type="file"][name="attachments"]');
const chosenFiles = (page: Page) =>
  flow(page).getByRole('list', { name: 'Fichiers ajoutés' }).getByRole('listitem');
const notice = (page: Page) => page.locator('[data-flow="notice"]');
const alert = (page: Page) => flow(page).getByRole('alert');
const question = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
const leave = (page: Page) => page.getByRole('button', { name: 'Quitter sans enregistrer' });

type Part = string | { name: string; bytes: number[] };

/** Keeps what the page sends, files included, which the browser shows to no one else. */
const watchSent = (page: Page) =>
  page.addInitScript(() => {
    const sent: [string, Part][][] = [];
    Reflect.set(window, 'sent', sent);
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/api/contact/request/files')) {
        const parts: [string, Part][] = [];
        for (const [name, part] of await request.clone().formData())
          parts.push([
            name,
            part instanceof File
              ? { name: part.name, bytes: [...new Uint8Array(await part.arrayBuffer())] }
              : part,
          ]);
        sent.push(parts);
      }
      return fetch(request);
    };
  });

const sentBy = (page: Page): Promise<[string, Part][][]> => page.evaluate(() => Reflect.get(window, 'sent'));

const accept = (page: Page) => page.route(call, (route) => route.fulfill({ json: { code: '00' } }));

const open = async (page: Page, signIn: (account: string, target?: string) => Promise<void>) => {
  await watchSent(page);
  await signIn('grand-compte', address);
  await topic(page, 'Autre').waitFor();
};

const chooseTown = async (page: Page) => {
  await town(page).fill('Saint-Malo');
  await page
    .getByRole('option', { name: /^Saint-Malo\b/ })
    .first()
    .click();
};

/** The form of a town, filled in. */
const write = async (page: Page) => {
  await topic(page, 'Autre').click();
  await chooseTown(page);
  await message(page).fill('Pouvez-vous me rappeler ?');
};

const send = async (page: Page) => {
  await submit(page).click();
  await confirm(page).click();
};

test('a request about a town goes with its files, to the letter', async ({ page, signIn }) => {
  await open(page, signIn);
  await accept(page);
  await topic(page, 'Mon contrat').click();
  await need(page, 'Ouvrir un contrat pour un nouveau site').click();
  await chooseTown(page);
  await message(page).fill('Un nouveau site ouvre en mars.');
  await flow(page).getByLabel('Téléphone').fill('01 99 00 00 17');
  await files(page).setInputFiles([picked('plan.pdf', contents.pdf), picked('façade.JPG', contents.jpeg)]);
  await expect(chosenFiles(page)).toHaveCount(2);
  await files(page).setInputFiles(picked('relevé.xlsx', contents.xlsx));
  await expect(chosenFiles(page)).toHaveCount(3);
  await expectAccessible(page);
  await submit(page).click();
  await expect(page.getByRole('dialog')).toContainText('La demande part au nom de');
  await expectAccessible(page);
  await confirm(page).click();
  await expect(flow(page).getByRole('status').first()).toContainText('Votre demande est envoyée.');
  await expect(flow(page)).toHaveAttribute('data-state', 'sent');
  await expect(flow(page)).toContainText('plan.pdf, façade.JPG, relevé.xlsx');
  await expectAccessible(page);
  const [parts = [], ...others] = await sentBy(page);
  expect(others).toEqual([]);
  const names = await page.evaluate(() => document.querySelectorAll('dd')[3]?.textContent ?? '');
  const [first_name = ''] = names.split(' ');
  expect(parts).toEqual([
    ['contact_type', 'contact_customer_service_infos'],
    ['object', 'Mon contrat'],
    ['need', 'Ouvrir un contrat pour un nouveau site'],
    ['object_code', 'CONTRAT'],
    ['need_code', 'SOUSCRIRE'],
    ['zipcode', '35400'],
    ['municipality', 'Saint-Malo'],
    ['insee', '35288'],
    ['message', 'Un nouveau site ouvre en mars.'],
    ['references', ''],
    ['phone', '0199000017'],
    ['first_name', expect.stringContaining(first_name)],
    ['last_name', expect.any(String)],
    ['attachments[0]', { name: 'plan.pdf', bytes: [...contents.pdf] }],
    ['attachments[1]', { name: 'façade.JPG', bytes: [...contents.jpeg] }],
    ['attachments[2]', { name: 'relevé.xlsx', bytes: [...contents.xlsx] }],
  ]);
  await page.getByRole('button', { name: 'Nouvelle demande' }).click();
  await expect(flow(page)).toHaveAttribute('data-state', 'preparing.choosingTopic');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await topic(page, 'Autre').click();
  await expect(message(page)).toHaveValue('');
});

test('a request about contracts joins their references, by the keyboard alone', async ({ page, signIn }) => {
  await open(page, signIn);
  await accept(page);
  await topic(page, 'Ma facture').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(need(page, 'Comprendre une facture')).toBeVisible();
  await expect(flow(page).getByRole('radio', { name: 'Comprendre une facture' })).toBeChecked();
  const boxes = flow(page).locator('[name="references"]');
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  const references = await boxes.evaluateAll((all) =>
    all.flatMap((box) => (box instanceof HTMLInputElement && box.checked ? box.value : [])),
  );
  expect(references).toHaveLength(2);
  await message(page).focus();
  await page.keyboard.type('Que comprend la part fixe ?');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('La demande part au nom de');
  for (const _ of ['Fermer', 'Ce n’est pas moi', 'Confirmer et envoyer']) await page.keyboard.press('Tab');
  await expect(confirm(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(flow(page)).toHaveAttribute('data-state', 'sent');
  const [parts = []] = await sentBy(page);
  const body = Object.fromEntries(parts);
  expect(body).toMatchObject({
    object_code: 'FACTURE',
    need_code: 'COMPRENDRE',
    references: references.join(','),
    municipality: '',
    zipcode: '',
  });
});

for (const [name, topicName, needName, state] of [
  ['the day', 'Des travaux', 'Suivre un chantier en cours', 'preparing.calling.day'],
  ['an emergency', 'Une fuite', 'Signaler une fuite dans la rue', 'preparing.calling.emergency'],
] as const)
  test(`a need met by a call opens the phone numbers of ${name}`, async ({ page, signIn }) => {
    await open(page, signIn);
    await topic(page, topicName).click();
    await need(page, needName).click();
    await expect(flow(page)).toHaveAttribute('data-state', state);
    await expect(page.locator('[data-flow="phoneLookup"]')).toHaveAttribute('data-state', 'asking');
    await expectAccessible(page);
  });

test('what is missing is said, and the edges of the message are kept', async ({ page, signIn }) => {
  await open(page, signIn);
  // It is disabled until the form is valid; pressed all the same, it says why.
  const press = () => submit(page).click({ force: true });
  await topic(page, 'Autre').click();
  await press();
  await expect(alert(page)).toContainText('Saisissez la commune.');
  await expect(alert(page)).toContainText('Saisissez votre message.');
  await chooseTown(page);
  await message(page).fill('a'.repeat(5001));
  await press();
  await expect(alert(page)).toContainText('5 000 caractères au plus');
  await message(page).fill('a'.repeat(5000));
  await submit(page).click();
  await expect(confirm(page)).toBeVisible();
});

const failures = {
  'a service that is down': {
    status: 503,
    json: { code: '10' },
    told: 'Une erreur technique s’est produite.',
  },
  'a refusal': {
    status: 200,
    json: { code: '21', message: 'Demande déjà reçue.' },
    told: 'Demande déjà reçue.',
  },
  'a page of a proxy': { status: 200, body: '<html></html>', told: 'Une erreur technique s’est produite.' },
};

for (const [name, { told, ...answer }] of Object.entries(failures))
  test(`${name} leaves all as it was typed, files included`, async ({ page, signIn }) => {
    await open(page, signIn);
    await page.route(call, (route) => route.fulfill(answer));
    await write(page);
    await files(page).setInputFiles(picked('plan.pdf', contents.pdf));
    await expect(chosenFiles(page)).toHaveCount(1);
    await send(page);
    await expect(alert(page)).toContainText(told);
    await expect(alert(page)).toBeFocused();
    await expect(message(page)).toHaveValue('Pouvez-vous me rappeler ?');
    await expect(town(page)).toHaveValue('Saint-Malo');
    await expect(chosenFiles(page)).toContainText(['plan.pdf']);
    await page.unroute(call);
    await accept(page);
    await send(page);
    await expect(flow(page)).toHaveAttribute('data-state', 'sent');
    const [before = [], after = []] = await sentBy(page);
    expect(after).toEqual(before);
  });

test('a double press sends once', async ({ page, signIn }) => {
  await open(page, signIn);
  await page.route(call, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ json: { code: '00' } });
  });
  await write(page);
  await submit(page).click();
  await confirm(page).dblclick();
  await expect(flow(page)).toHaveAttribute('data-state', 'sent');
  expect(await sentBy(page)).toHaveLength(1);
});

for (const type of ['internal_adviser_simple', 'internal_adviser_admin'])
  test(`${type} reads the form, and cannot send it`, async ({ page, signIn }) => {
    await page.route('**/api/user', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), type } });
    });
    await open(page, signIn);
    await topic(page, 'Autre').click();
    await expect(flow(page)).toHaveAttribute('data-state', 'preparing.consulting');
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveAccessibleDescription(/En tant que conseiller/);
  });

test('who is someone else signs out, and nothing is sent', async ({ page, signIn }) => {
  await open(page, signIn);
  await write(page);
  await submit(page).click();
  await page.getByRole('button', { name: 'Ce n’est pas moi' }).click();
  await expect(page).toHaveURL(/\/saml\/(logout|login)/);
});

test('the cross and Back ask before they lose what is typed, then reset', async ({ page, signIn }) => {
  await watchSent(page);
  await signIn('grand-compte', '/');
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await topic(page, 'Autre').waitFor();
  await write(page);
  await flow(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(message(page)).toHaveValue('Pouvez-vous me rappeler ?');
  await page.evaluate(() => history.back());
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Continuer la saisie' }).click();
  await flow(page).getByRole('button', { name: 'Fermer' }).click();
  await leave(page).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(flow(page)).toHaveAttribute('data-state', 'preparing.choosingTopic');
  await topic(page, 'Autre').click();
  await expect(message(page)).toHaveValue('');
});

test('a file alone is asked about, another need and another topic lose nothing', async ({ page, signIn }) => {
  await open(page, signIn);
  await topic(page, 'Autre').click();
  await files(page).setInputFiles(picked('plan.pdf', contents.pdf));
  await expect(chosenFiles(page)).toHaveCount(1);
  await topic(page, 'Ma facture').click();
  await expect(message(page)).toBeHidden();
  await need(page, 'Comprendre une facture').click();
  await expect(chosenFiles(page)).toContainText(['plan.pdf']);
  await flow(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(question(page)).toBeVisible();
});

const large = 5_242_880;

const badFiles: [what: string, given: Picked[], told: string, kept: number][] = [
  ['one byte too many', [pdfOf('a.pdf', large + 1)], 'dépasseraient 5 Mo', 0],
  ['too large together', [pdfOf('a.pdf', large - 10), pdfOf('b.pdf', 20)], '« b.pdf » n’est pas ajouté', 1],
  ['too many', ['a', 'b', 'c', 'd'].map((name) => pdfOf(`${name}.pdf`, 20)), 'que 3 fichiers', 3],
  ['another type', [picked('virus.exe', contents.plain)], 'Seuls les fichiers', 0],
  ['no extension', [picked('facture', contents.pdf)], 'Seuls les fichiers', 0],
  ['a text under a PDF name', [picked('a.pdf', contents.plain)], 'ne correspond pas à son extension', 0],
  ['a PNG under a JPEG name', [picked('a.jpg', contents.png)], 'ne correspond pas à son extension', 0],
  ['a PDF under a Word name', [picked('a.doc', contents.pdf)], 'ne correspond pas à son extension', 0],
  ['an archive under a Word name', [picked('a.docx', contents.zip)], 'ne correspond pas à son extension', 0],
  ['a workbook under a Word name', [picked('a.docx', contents.xlsx)], 'ne correspond pas à son extension', 0],
  ['nothing in it', [picked('a.pdf', contents.none)], 'Il est vide', 0],
  ['a path in its name', [picked('..\\secret.pdf', contents.pdf)], 'caractères interdits', 0],
  ['a name that turns around', [picked('facture\u202Efdp.pdf', contents.pdf)], 'caractères interdits', 0],
];

test.describe('a file that is turned away says why', () => {
  for (const [what, given, told, kept] of badFiles)
    test(what, async ({ page, signIn }) => {
      await open(page, signIn);
      await topic(page, 'Autre').click();
      await files(page).setInputFiles(given);
      await expect(notice(page).getByRole('alert')).toContainText(told);
      await expect(flow(page).getByText(told)).toBeVisible();
      await expect(chosenFiles(page)).toHaveCount(kept);
      expect(
        await files(page).evaluate((input) => input instanceof HTMLInputElement && input.files?.length),
      ).toBe(kept);
      // Its alert closes itself; what it says stays to be read.
      await expect(notice(page)).toHaveCount(0);
      await expect(flow(page).getByText(told)).toBeVisible();
    });
});

test('files are dropped, taken off by the keyboard, and fit to the byte', async ({ page, signIn }) => {
  await open(page, signIn);
  await topic(page, 'Autre').click();
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.4'], 'plan.pdf'));
    transfer.items.add(new File(['GIF89a'], 'logo.gif'));
    return transfer;
  });
  const zone = flow(page).getByRole('group', { name: /^Pièces jointes/ });
  for (const type of ['dragenter', 'dragover', 'drop'])
    await zone.dispatchEvent(type, { dataTransfer: dropped });
  await expect(chosenFiles(page)).toContainText(['plan.pdf', 'logo.gif']);
  await page.getByRole('button', { name: 'Retirer plan.pdf' }).focus();
  await page.keyboard.press('Enter');
  await expect(chosenFiles(page)).toContainText(['logo.gif']);
  await expect(page.getByRole('button', { name: 'Retirer logo.gif' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosenFiles(page)).toHaveCount(0);
  await files(page).setInputFiles([pdfOf('a.pdf', large - 20), pdfOf('b.pdf', 20)]);
  await expect(chosenFiles(page)).toHaveCount(2);
});

for (const brand of ['ponant', 'garrigue'])
  for (const appearance of ['light', 'dark'])
    test(`axe has nothing to say in ${brand}, ${appearance}`, async ({ page, signIn }) => {
      await page.addInitScript((theme) => localStorage.setItem('portal.theme', JSON.stringify(theme)), {
        brand,
        appearance,
      });
      await open(page, signIn);
      await topic(page, 'Mon contrat').click();
      await need(page, 'Recevoir une attestation ou la copie d’un contrat').click();
      await files(page).setInputFiles([picked('a.exe', contents.plain), picked('plan.pdf', contents.pdf)]);
      await expect(chosenFiles(page)).toHaveCount(1);
      await expectAccessible(page);
      for (const [width, height] of process.env.LOOK
        ? [
            [360, 740],
            [768, 1024],
            [1440, 900],
          ]
        : []) {
        await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
        await page.screenshot({
          path: `${process.env.LOOK}/${brand}-${appearance}-${width}.png`,
          fullPage: true,
        });
      }
    });
