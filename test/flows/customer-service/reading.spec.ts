import type { Page } from '@playwright/test';
import { addDays, subDays } from 'date-fns';
import { isoDay } from '#src/domain/calendar.ts';
import { dayName } from '#src/domain/format.ts';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { alert, confirm, contents, files, flow, picked, sentBy, submit, watchSent } from './serviceForm.ts';

const address = '/service-client?besoin=RELEVE';
const meters = 'POST /api/consumption/meters_list';

const meter = (page: Page) => flow(page).getByRole('combobox', { name: 'Compteur' });
const index = (page: Page) => flow(page).getByRole('textbox', { name: 'Index (m³)' });
const day = (page: Page) => flow(page).getByLabel('Date du relevé');
const addition = (page: Page) => flow(page).getByRole('textbox', { name: /^Précisions/ });
const warning = (page: Page) => flow(page).getByText('Cet index est plus bas que le dernier relevé connu.');

const inThousands = (index: number) => String(index).replace(/(?=\d{3}$)/, ' ');

const pressWithMouse = async (page: Page, name: string) => {
  const box = await flow(page).getByRole('button', { name }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
};

test('sends a meter reading from the page of the meter, after a correction of the index', async ({
  page,
  sandbox,
  signIn,
}) => {
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

  await day(page).fill(yesterday);
  await index(page).fill(inThousands(last - 1));
  await expect(warning(page)).toBeVisible();
  await index(page).fill(inThousands(last + 1));
  await expect(warning(page)).toHaveCount(0);
  await addition(page).fill('Le regard est dans la cour.');
  await files(page).setInputFiles(picked('index.pdf', contents.pdf));
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

  const [parts = [], ...others] = await sentBy(page);
  expect(others).toEqual([]);
  expect(parts.at(-1)).toMatchObject(['attachments[0]', { name: 'index.pdf' }]);
  expect(Object.fromEntries(parts)).toMatchObject({
    need_code: 'RELEVE',
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
  });
});

test(
  'opens the meter-reading form from the search, also on the customer-service page',
  deep,
  async ({ page, signIn }) => {
    await signIn('grand-compte', '/service-client');
    for (const open of ['/service-client', address]) {
      await expect(page).toHaveURL(new RegExp(`${open.replace('?', '\\?')}$`));
      await page.getByRole('button', { name: 'Rechercher' }).click();
      await page.getByRole('combobox', { name: 'Rechercher dans le portail' }).fill('transmettre releve');
      await page.getByRole('option', { name: 'Transmettre un relevé de compteur' }).click();
      await expect(meter(page)).toBeVisible();
    }
  },
);
