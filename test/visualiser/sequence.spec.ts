import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expectAccessible.ts';

/** What is refused at once, then a request that fails. */
const failed = `?${new URLSearchParams([
  ['flow', 'addContract'],
  ['appearance', 'light'],
  ['moves', '!event:form.submitted:référence trop courte'],
  ['moves', 'event:form.submitted:bien formé'],
  ['moves', 'answer:submitForm:failed:demande refusée'],
])}`;

const messages = (page: Page) =>
  page
    .getByRole('region', { name: 'Échanges, l’un après l’autre' })
    .getByRole('listitem')
    .filter({ has: page.locator('[data-arrow]') });

test('who asks whom is drawn along the path on show, read as a list, followed by keyboard, and saved', async ({
  page,
}) => {
  await page.goto(failed);
  await page.getByRole('tab', { name: 'Chemins' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-party]')).toHaveText(['le client', 'le portail', 'le service client']);
  await expect(messages(page)).toHaveText([
    /^Demande refusée, le client vers le portail\s: .*\(référence trop courte\)/,
    /^Demande, le client vers le portail\s: .*\(bien formé\)/,
    /^Demande, le portail vers le service client\s: .*POST/,
    /^Échec, le service client vers le portail\s: demande refusée/,
  ]);
  const last = messages(page).last().getByRole('button');
  await expect(last).toHaveAttribute('aria-current', 'step');
  const call = messages(page).nth(2).getByRole('button');
  await call.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-flow="addContract"]').first()).toHaveAttribute('data-state', 'submitting');
  await expect(call).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page);
  await page.locator('[data-command="export"]').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Qui demande quoi (Mermaid)' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toMatch(
    /^sequenceDiagram\n {2}actor p0 as le client\n[\s\S]*p2--xp1: demande refusée/,
  );
});
