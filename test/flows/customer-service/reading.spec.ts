import type { Page } from '@playwright/test';
import { addDays, subDays } from 'date-fns';
import { isoDay } from '#src/domain/calendar.ts';
import { dayName } from '#src/domain/format.ts';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { picked } from './serviceFiles.ts';
import { alert, confirm, files, flow, sentBy, serviceCall, submit, watchSent } from './serviceForm.ts';

const address = '/service-client?besoin=RELEVE';
const meters = 'POST /api/consumption/meters_list';

const meter = (page: Page) => flow(page).getByRole('combobox', { name: 'Compteur' });
const index = (page: Page) => flow(page).getByRole('textbox', { name: 'Index (m³)' });
const day = (page: Page) => flow(page).getByLabel('Date du relevé');
const addition = (page: Page) => flow(page).getByRole('textbox', { name: /^Précisions/ });
const warning = (page: Page) => flow(page).getByText('Cet index est plus bas que le dernier relevé connu.');

/** Typed with a space for thousands: `20 366`. */
const inThousands = (index: number) => String(index).replace(/(?=\d{3}$)/, ' ');

const pressWithMouse = async (page: Page, name: string) => {
  const box = await flow(page).getByRole('button', { name }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
};

const textsOf = (parts: readonly [string, unknown][]) =>
  Object.fromEntries(parts.filter(([name]) => !name.startsWith('attachments')));

test('sends a reading from a meter page, after a correction', async ({ page, sandbox, signIn }) => {
  const today = new Date();
  const [yesterday, tomorrow] = [isoDay(subDays(today, 1)), isoDay(addDays(today, 1))];
  await watchSent(page);
  await signIn('grand-compte', '/espace-consommation/SE/981003015875/PDS300000');
  await expect(page.getByText(/^Du\s\S+\s\S+\s\d{4}\sau\s.+\sm³/)).toBeVisible();
  const before = (await sandbox.calls(meters)).length;
  await page.getByRole('link', { name: 'Transmettre un relevé' }).click();
  await page.waitForURL(/[?&]index=\d+/);
  const last = Number(new URL(page.url()).searchParams.get('index'));

  await expect(flow(page).getByRole('definition')).toHaveText(['D10AB1540000', '98-1003-0158-75']);
  expect(await sandbox.calls(meters)).toHaveLength(before);
  await expect(day(page)).toHaveValue(isoDay(today));
  await expectAccessible(page);

  await index(page).pressSequentially(`${last},4`);
  await day(page).fill(tomorrow);
  await submit(page).scrollIntoViewIfNeeded();
  await pressWithMouse(page, 'Envoyer la demande');
  await expect(alert(page)).toContainText('Corrigez 2 champs');
  await expect(alert(page)).toContainText('Saisissez l’index en chiffres seulement');
  await expect(alert(page)).toContainText('Le jour du relevé ne peut pas être à venir.');
  await expect(alert(page)).toBeFocused();
  await expectAccessible(page);

  await day(page).fill(yesterday);
  await index(page).fill(inThousands(last - 1));
  await expect(warning(page)).toBeVisible();
  await expectAccessible(page);
  await index(page).fill(inThousands(last + 1));
  await expect(warning(page)).toHaveCount(0);
  await addition(page).fill('Le regard est dans la cour.');
  await files(page).setInputFiles(picked('index.pdf', Buffer.from('%PDF-1.4')));
  await submit(page).scrollIntoViewIfNeeded();
  await pressWithMouse(page, 'Envoyer la demande');
  await expect(page.getByRole('dialog').getByRole('definition')).toHaveText([
    'D10AB1540000',
    new RegExp(`^${inThousands(last + 1).replace(' ', '\\s')}\\sm³$`),
    dayName(yesterday),
    '98-1003-0158-75',
  ]);
  await confirm(page).click();
  await expect(flow(page).getByText('Votre demande est envoyée.')).toBeVisible();
  await expectAccessible(page);

  const [parts = [], ...others] = await sentBy(page);
  expect(others).toEqual([]);
  expect(parts.at(-1)).toMatchObject(['attachments[0]', { name: 'index.pdf' }]);
  expect(textsOf(parts)).toEqual({
    contact_type: 'contact_customer_service_infos',
    object: 'Ma consommation et mon compteur',
    need: 'Transmettre un relevé de compteur',
    object_code: 'CONSOMMATION',
    need_code: 'RELEVE',
    zipcode: '',
    municipality: '',
    insee: expect.stringMatching(/^\d{5}$/),
    message: [
      'Relevé de compteur',
      'Compteur\u00a0: D10AB1540000',
      `Index\u00a0: ${last + 1}\u00a0m³`,
      `Date du relevé\u00a0: ${yesterday.split('-').reverse().join('/')}`,
      '',
      'Le regard est dans la cour.',
    ].join('\r\n'),
    references: '981003015875',
    phone: '',
    first_name: 'Hélène',
    last_name: 'Lefèvre-Martin',
  });
});

test(
  'selecting a meter by its address, by keyboard, fills in its contract',
  deep,
  async ({ page, signIn }) => {
    await watchSent(page);
    await signIn('grand-compte', address);
    await meter(page).fill('route du barrage');
    await expect(page.getByRole('option').first()).toContainText('D10AB1540000');
    for (const option of ['D10AB1540000', 'H08AB1410001']) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option').and(page.locator('[data-focused]'))).toContainText(option);
    }
    await page.keyboard.press('Enter');
    await expect(meter(page)).toHaveValue('H08AB1410001');
    await index(page).fill('12');
    await index(page).press('Enter');
    await confirm(page).click();
    await expect(flow(page).getByText('Votre demande est envoyée.')).toBeVisible();
    const [parts = []] = await sentBy(page);
    expect(textsOf(parts)).toMatchObject({
      references: '981003015875',
      message: expect.stringContaining('\u00a0: H08AB1410001\r\n'),
    });
  },
);

test(
  'a failed meter search shows manual fields, and a failed sending keeps the values',
  deep,
  async ({ page, sandbox, signIn }) => {
    await watchSent(page);
    await signIn('grand-compte', address);
    await sandbox.fail(meters, 'status=500');
    await meter(page).fill('Z99 1234');
    await expect(
      flow(page)
        .getByText(/La recherche de compteurs ne répond pas/)
        .first(),
    ).toBeVisible();
    await index(page).fill('1187');
    await submit(page).click({ force: true });
    await expect(alert(page)).toContainText('Cochez le contrat du compteur.');
    await flow(page).getByText('Usine des Bars').click();
    await sandbox.fail(serviceCall, 'status=500', 1);
    await submit(page).click();
    await confirm(page).click();
    await expect(alert(page)).toContainText('Une erreur technique');
    await expect(meter(page)).toHaveValue('Z99 1234');
    await expect(index(page)).toHaveValue('1187');
    await submit(page).click();
    await confirm(page).click();
    await expect(flow(page).getByText('Votre demande est envoyée.')).toBeVisible();
    const [parts = []] = (await sentBy(page)).slice(-1);
    expect(textsOf(parts)).toMatchObject({ message: expect.stringContaining('\u00a0: Z99 1234\r\n') });
  },
);

test(
  'a session that expires during the sending restores the reading form',
  deep,
  async ({ page, sandbox, signIn }) => {
    const opened = `${address}&compteur=D10AB1540000&contrat=981003015875&index=20365&releve=2026-10-31`;
    await signIn('grand-compte', opened);
    await index(page).fill('20370');
    await addition(page).fill('Cave');
    await sandbox.fail(serviceCall, 'status=401', 1);
    await submit(page).click();
    await confirm(page).click();
    await page.waitForURL('**/saml/login?**');
    await page.goto(`${page.url()}&account=grand-compte`);
    await expect(page.getByText(/ce que vous aviez saisi est rétabli/)).toBeVisible();
    await expect(flow(page).getByRole('definition').first()).toHaveText('D10AB1540000');
    await expect(index(page)).toHaveValue('20370');
    await expect(addition(page)).toHaveValue('Cave');
  },
);

test('« Rechercher » opens the reading form, from another need too', deep, async ({ page, signIn }) => {
  await signIn('grand-compte', '/service-client');
  for (const open of ['/service-client', address]) {
    await expect(page).toHaveURL(new RegExp(`${open.replace('?', '\\?')}$`));
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await page.getByRole('combobox', { name: 'Rechercher dans le portail' }).fill('transmettre releve');
    await page.getByRole('option', { name: 'Transmettre un relevé de compteur' }).click();
    await expect(meter(page)).toBeVisible();
  }
});
