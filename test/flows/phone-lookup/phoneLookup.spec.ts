import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const call = 'GET /api/municipality/contract/contact';
const technical = 'Une erreur technique s’est produite.';
const unreachable = 'Le service est injoignable.';
const flow = (page: Page) => page.locator('[data-flow="phoneLookup"]');
const link = (page: Page) => flow(page).getByRole('link');
/** Emergency number of the brand, shown before the number of the place. */
const ofBrand = 'tel:0536497059';
const alert = (page: Page) => flow(page).getByRole('alert');
const street = (page: Page) => flow(page).getByRole('combobox', { name: 'Rue' });
const submit = (page: Page) => flow(page).getByRole('button', { name: 'Trouver le numéro' });

const purposes = {
  day: {
    topic: 'Ma facture et mon paiement',
    need: 'Régler une facture par téléphone',
    town: 'Commune concernée',
    number: '01 99 00 01 18',
    title: 'Service client pour',
  },
  emergency: {
    topic: 'Une fuite ou une coupure d’eau',
    need: 'Signaler une fuite dans la rue',
    town: 'Commune de l’urgence',
    number: '01 99 00 00 18',
    title: 'Numéro d’urgence pour',
  },
} as const;

type Purpose = keyof typeof purposes;

const town = (page: Page, purpose: Purpose = 'day') =>
  flow(page).getByRole('combobox', { name: purposes[purpose].town });

const openLookup = async (page: Page, purpose: Purpose = 'day') => {
  await page.getByRole('button', { name: purposes[purpose].topic }).click();
  await page.getByText(purposes[purpose].need, { exact: true }).click();
  await expect(flow(page)).toHaveAttribute('data-state', 'asking');
};

const choose = async (page: Page, name: string, purpose: Purpose = 'day') => {
  await town(page, purpose).clear();
  await town(page, purpose).fill(name);
  await page.getByRole('option', { name }).first().click();
};

const watch = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/municipality/contract/contact') requests.push(request.method() + search);
  });
  return requests;
};

test.beforeEach(async ({ signIn }) => {
  await signIn('grand-compte', '/service-client');
});

for (const purpose of ['day', 'emergency'] as const) {
  test(`finds the number of a town: ${purpose}`, deep, async ({ page }) => {
    const { number, title } = purposes[purpose];
    const requests = watch(page);
    await openLookup(page, purpose);
    await choose(page, 'Saint-Malo', purpose);
    await expect(link(page)).toHaveText(number.replaceAll(' ', '\u00a0'));
    await expect(link(page)).toHaveAccessibleName(`Appeler le ${number.replaceAll(' ', '\u00a0')}`);
    await expect(link(page)).toHaveAttribute('href', `tel:${number.replaceAll(' ', '')}`);
    const explanation = flow(page)
      .getByRole('status')
      .filter({ has: page.getByRole('link') });
    await expect(explanation).toContainText(`${title} Saint-Malo (35400)`);
    await expect(flow(page).getByText(/^Horaires/)).toHaveCount(purpose === 'day' ? 1 : 0);
    expect(requests).toEqual(['GET?insee=35288&type=town']);
    await expectAccessible(page);
  });
}

test('sends an INSEE code unchanged, with letters and leading zeros', deep, async ({ page }) => {
  const requests = watch(page);
  await openLookup(page);
  for (const name of ['Ajaccio', 'Bourg-en-Bresse']) {
    await choose(page, name);
    await expect(flow(page).getByText(`Service client pour ${name}`)).toBeVisible();
  }
  expect(requests).toEqual(['GET?insee=2A004&type=town', 'GET?insee=01053&type=town']);
});

test('lists several numbers with call links, and reports an empty list', deep, async ({ page }) => {
  await openLookup(page, 'emergency');
  await choose(page, 'Cancale', 'emergency');
  await expect(flow(page).getByRole('list', { name: 'Numéros à appeler' }).getByRole('listitem')).toHaveCount(
    2,
  );
  expect(await link(page).evaluateAll((links) => links.map((one) => one.getAttribute('href')))).toEqual([
    'tel:0199000021',
    'tel:0199000022',
  ]);
  await choose(page, 'Dinard', 'emergency');
  await expect(flow(page)).toHaveAttribute('data-state', 'nothingFound');
  await expect(flow(page).getByRole('status').filter({ hasText: 'Aucun numéro' })).toContainText(
    'Aucun numéro n’est connu pour Dinard (35800).',
  );
  await expect(link(page)).toHaveAttribute('href', ofBrand);
  await expectAccessible(page);
});

for (const [name, message] of [
  ['Brest', 'Cette commune n’est pas desservie par nos services.'],
  ['Quimper', 'Cette commune a plusieurs services d’eau\u00a0: appelez votre mairie.'],
  ['Vannes', 'Le service de l’eau de cette commune est en cours de reprise.'],
] as const) {
  test(`shows the message of the service for ${name}`, deep, async ({ page }) => {
    await openLookup(page, 'emergency');
    await choose(page, name, 'emergency');
    await expect(flow(page)).toHaveAttribute('data-state', 'explained');
    await expect(flow(page).getByRole('status').filter({ hasText: message })).toBeVisible();
    await expect(link(page)).toHaveAttribute('href', ofBrand);
    await expect(street(page)).toHaveCount(0);
    await expect(alert(page)).toHaveCount(0);
    await choose(page, 'Lorient', 'emergency');
    await expect(link(page)).toHaveAttribute('href', 'tel:0199000018');
    await expect(flow(page).getByText(message)).toHaveCount(0);
  });
}

test('code 15 requests the street, selected or typed, by town then by street', deep, async ({ page }) => {
  const requests = watch(page);
  await openLookup(page);
  await choose(page, 'Rennes');
  await expect(flow(page)).toHaveAttribute('data-state', 'askingStreet');
  await expect(flow(page).getByText(/^Précisez la rue\u00a0:/)).toBeVisible();
  await expectAccessible(page);

  await submit(page).click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page).getByRole('button', { name: 'Saisissez le numéro dans la rue.' })).toBeVisible();
  await alert(page).getByRole('button', { name: 'Saisissez la rue.' }).click();
  await expect(street(page)).toBeFocused();
  await expect(street(page)).toHaveAccessibleDescription(/Saisissez la rue\./);
  await page.keyboard.type('liberté');
  await page.getByRole('option', { name: 'boulevard de la Liberté' }).click();
  await expect(flow(page).locator('[name="street"]')).toHaveValue(/^boulevard de la Liberté/);
  await flow(page).getByLabel('Numéro dans la rue').fill(' 12 bis ');
  await submit(page).click();
  await expect(flow(page)).toHaveAttribute('data-state', 'shown');
  await expect(link(page)).toHaveAttribute('href', 'tel:0199000118');

  // The service rejects the typed values; the form keeps them and shows an error.
  await choose(page, 'Rennes');
  await street(page).fill('allée sans nom');
  await flow(page).getByLabel('Numéro dans la rue').fill('999');
  await flow(page).getByLabel('Numéro dans la rue').press('Enter');
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText('Vérifiez la rue et le numéro.');
  await expect(alert(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(street(page)).toHaveValue('allée sans nom');
  await expectAccessible(page);
  await flow(page).getByLabel('Numéro dans la rue').fill('7');
  await submit(page).click();
  await expect(flow(page)).toHaveAttribute('data-state', 'shown');
  await expect(street(page)).toHaveCount(0);
  expect(requests).toEqual([
    'GET?insee=35238&type=town',
    'GET?insee=35238&type=street&street=boulevard+de+la+Libert%C3%A9&streetNumber=12+bis',
    'GET?insee=35238&type=town',
    'GET?insee=35238&type=street&street=all%C3%A9e+sans+nom&streetNumber=999',
    'GET?insee=35238&type=street&street=all%C3%A9e+sans+nom&streetNumber=7',
  ]);
});

test('sends the code of a known street', deep, async ({ page }) => {
  const requests = watch(page);
  await page.route('**/third-party/address/search?*type=street*', async (route) => {
    const response = await route.fetch();
    const { features, ...answer } = await response.json();
    for (const { properties } of features) properties.hexaviaCode = '0352380A';
    await route.fulfill({ response, json: { ...answer, features } });
  });
  await openLookup(page);
  await choose(page, 'Rennes');
  await street(page).pressSequentially('liberté');
  await page.getByRole('option', { name: 'boulevard de la Liberté' }).click();
  await flow(page).getByLabel('Numéro dans la rue').fill('7');
  await submit(page).click();
  await expect(flow(page)).toHaveAttribute('data-state', 'shown');
  expect(requests.at(-1)).toBe('GET?insee=35238&type=street&hexaviaCode=0352380A&streetNumber=7');
});

test('a failed search shows an error and a retry', deep, async ({ page, sandbox, hold }) => {
  await openLookup(page, 'emergency');
  const retry = alert(page).getByRole('button', { name: 'Réessayer' });
  const faults = {
    'status=500': technical,
    'code=12': technical,
    html: technical,
    shape: technical,
    drop: unreachable,
  };
  for (const [fault, message] of Object.entries(faults)) {
    await sandbox.failInTurn(call, [fault], {
      attempt: async () =>
        (await retry.isVisible()) ? retry.click() : choose(page, 'Saint-Malo', 'emergency'),
      expectMessage: async () => {
        await expect(alert(page)).toContainText(message);
        await expect(flow(page)).toHaveAttribute('data-state', 'unavailable');
        // The message may also contain the number of the customer service, after the emergency number.
        await expect(link(page).first()).toHaveAttribute('href', ofBrand);
      },
    });
  }
  await expectAccessible(page);
  const release = await hold(call);
  await retry.press('Enter');
  await expect(flow(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(link(page)).toHaveAttribute('href', 'tel:0199000018');
  await expect(alert(page)).toHaveCount(0);
});

test('ignores the response for a previous town', deep, async ({ page }) => {
  await openLookup(page);
  let answerRennes = () => {};
  const released = new Promise<void>((resolve) => {
    answerRennes = resolve;
  });
  await page.route('**/contact?insee=35238*', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await choose(page, 'Rennes');
  await expect(flow(page)).toHaveAttribute('data-state', 'searching');
  const dropped = page.waitForEvent('requestfailed');
  await choose(page, 'Saint-Malo');
  expect((await dropped).url()).toContain('insee=35238');
  await expect(link(page)).toHaveCount(1);
  answerRennes();
  await expect(flow(page)).toHaveAttribute('data-state', 'shown');
  await expect(flow(page).getByText('Service client pour Saint-Malo')).toBeVisible();
});

test('finds a number by keyboard, from the topic', async ({ page }) => {
  const { keyboard } = page;
  await page.getByRole('button', { name: purposes.emergency.topic }).focus();
  await keyboard.press('Enter');
  await page.getByRole('radio', { name: purposes.emergency.need }).focus();
  await keyboard.press('Space');
  await expect(flow(page)).toHaveAttribute('data-state', 'asking');
  await expect(link(page)).toHaveAttribute('href', ofBrand);
  const box = town(page, 'emergency');
  while (!(await box.evaluate((one) => one === document.activeElement))) await keyboard.press('Tab');
  await keyboard.type('renn');
  const options = page.getByRole('listbox', { name: /^Communes proposées/ }).getByRole('option');
  await expect(options).toHaveCount(1);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  // An open list hides the rest of the page from screen readers, and from the focus until it closes.
  await expectAccessible(page, 'color-contrast', 'aria-required-children', 'aria-valid-attr-value', 'label');
  await expect(options.first()).toHaveAccessibleName(/^Rennes/);
  await keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(flow(page)).toHaveAttribute('data-state', 'askingStreet');

  await keyboard.press('Tab');
  await expect(street(page)).toBeFocused();
  await keyboard.type('écl');
  await expect(page.getByRole('option', { name: 'rue des Écluses' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(street(page)).toHaveValue('écl');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(street(page)).toHaveValue(/^rue des Écluses/);
  await keyboard.press('Tab');
  await expect(flow(page).getByLabel('Numéro dans la rue')).toBeFocused();
  await keyboard.type('7');
  await keyboard.press('Enter');
  await expect(flow(page)).toHaveAttribute('data-state', 'shown');
  while (!(await link(page).evaluate((one) => one === document.activeElement))) await keyboard.press('Tab');
  await expect(link(page)).toHaveAttribute('href', 'tel:0199000018');
});

test('resets on another need, on leaving the page and on a reload', deep, async ({ page }) => {
  await openLookup(page);
  await choose(page, 'Saint-Malo');
  await expect(link(page)).toHaveCount(1);
  await page.getByRole('button', { name: purposes.emergency.topic }).click();
  await expect(flow(page)).toHaveCount(0);
  await page.getByText(purposes.emergency.need, { exact: true }).click();
  await expect(flow(page)).toHaveAttribute('data-state', 'asking');
  await expect(town(page, 'emergency')).toHaveValue('');

  await choose(page, 'Saint-Malo', 'emergency');
  await expect(link(page)).toHaveAttribute('href', 'tel:0199000018');
  await page.getByRole('link', { name: 'Factures', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Service client' })).toBeVisible();
  await expect(flow(page)).toHaveCount(0);

  await openLookup(page);
  await choose(page, 'Saint-Malo');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Service client' })).toBeVisible();
  await expect(flow(page)).toHaveCount(0);
});
