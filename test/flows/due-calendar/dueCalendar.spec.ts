import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ical from 'ical.js';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { translatePage } from '../../translatePage.ts';

const list = '/espace-facturation?vue=a-regler';
const late = 'F1000087146-0008';
const ofLate = `/espace-facturation?modale=payer&contrat=981000087146&facture=${late}`;

const button = (within: Page | Locator) => within.getByRole('button', { name: 'Ajouter au calendrier' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Comment payer' });

const save = async (page: Page, press: () => Promise<unknown>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(file.suggestedFilename()).toMatch(/^echeances-20\d\d-\d\d-\d\d\.ics$/);
  const calendar = new ical.Component(ical.parse(await readFile(await file.path(), 'utf8')));
  return calendar.getAllSubcomponents('vevent').map((event) => new ical.Event(event));
};

test('saves the due dates of all contracts by keyboard', async ({ page, signIn }) => {
  await signIn('owner', list);
  await button(page).focus();
  const events = await save(page, () => page.keyboard.press('Enter'));
  expect(events).toHaveLength(13);
  const { origin, host } = new URL(page.url());
  const [first] = events.filter(({ summary }) => summary.includes(late));
  expect(first?.uid).toBe(`981000087146.${late}@${host}`);
  expect(first?.component.getFirstPropertyValue('url')).toBe(origin + ofLate);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /\.ics contient 13 échéances\..*1 facture n’a pas d’échéance/ }),
  ).toBeVisible();
  await expect(button(page)).toBeFocused();
  await expectAccessible(page);

  await page.goto(list.replace('a-regler', 'en-retard'));
  await expect(page.getByRole('button', { name: 'Sélectionner toutes les factures' })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('saves the due date of an invoice on a translated page, with a link to the invoice', async ({
    page,
    signIn,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(translatePage);
    await signIn('owner', ofLate);
    const [event, ...others] = await save(page, () => button(panel(page)).tap());
    expect(others).toEqual([]);
    await expect(panel(page).getByRole('status').filter({ hasText: 'contient 1 échéance.' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(String(event?.component.getFirstPropertyValue('url')));
    await expect(panel(page)).toContainText(late);
    expect(errors).toEqual([]);
  });
});
