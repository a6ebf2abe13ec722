import { expect, type Page, test } from '@playwright/test';
import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { readChart } from '#src/kit/chart/chart.ts';
import { deep } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { screensOf } from '../paths/repository.ts';

const commit = 'b'.repeat(40);

/** An older version: another text of a refusal, and a page without an exit. */
const publish = async (page: Page) => {
  const chart = readChart(addContractModel.machine);
  const branches = chart.branches.filter(({ id }) => id !== 'addContract.editing|closed|0');
  const screens = screensOf({ folder: 'add-contract', id: 'addContract' });
  const flow = {
    chart: { ...chart, branches },
    model: { words: addContractModel.words },
    screens,
    spoken: null,
  };
  const files: Record<string, string> = {
    'revisions.json': JSON.stringify({
      isCheckout: true,
      revisions: [{ commit, tag: 'v1', at: '2026-03-04T10:20:00+01:00' }],
    }),
    [`${commit}.json`]: JSON.stringify({ flows: [flow] }).replace(
      'Ce contrat est introuvable.',
      'Contrat inconnu.',
    ),
  };
  await page.route('**/versions/**', (route) => {
    const found = Object.entries(files).find(([name]) => route.request().url().endsWith(`/${name}`));
    return found ? route.fulfill({ contentType: 'application/json', body: found[1] }) : route.abort();
  });
};

test(
  'what the customer sees before and after is side by side, with the screen of today, played by keyboard',
  deep,
  async ({ page }) => {
    await publish(page);
    await page.goto('?flow=addContract&appearance=light&pane=versions');
    const seen = page.getByRole('region', { name: 'Ce que le client voit' });
    await expect(seen.getByText('1 moment change pour le client')).toBeVisible();
    await expect(page.locator('[data-change]')).toContainText('Rien de visible à cet endroit.');
    await expect(seen.getByRole('region', { name: /^Avant/ }).getByRole('listitem')).toHaveText([
      'Contrat inconnu.',
    ]);
    await expect(seen.getByRole('region', { name: /^Après/ }).getByRole('listitem')).toHaveText([
      'Ce contrat est introuvable.',
    ]);
    await seen.locator('[data-live]').scrollIntoViewIfNeeded();
    const screen = seen.frameLocator('iframe[data-screen]');
    await expect(screen.getByText('Ce contrat est introuvable.')).toBeVisible();
    await expectAccessible(page);
    await seen.getByRole('button', { name: /^Jouer jusque-là/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/moves=answer%3AsubmitForm%3Afailed%3Ademande\+refus/);
  },
);
