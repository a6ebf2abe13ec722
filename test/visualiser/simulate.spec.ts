import { expect, type Page, test } from '@playwright/test';
import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';

const submit = (name: string) => `[data-move="event:form.submitted:${name}"]`;
const refuse = '[data-move="answer:submitForm:failed:demande refusée"]';
const attach = '[data-move="answer:submitForm:done:demande acceptée"]';

const expectState = (page: Page, state: string) =>
  expect(page.locator('body > #root > [data-flow="addContract"]')).toHaveAttribute('data-state', state);

test.describe('a simulation', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('?flow=addContract&appearance=light');
    await expectState(page, 'editing');
  });

  test('lists accepted and refused events, and the calls of a step', deep, async ({ page }) => {
    const refused = page.locator(submit('référence trop courte'));
    await expect(refused).toHaveAttribute('data-refused', 'true');
    await refused.click();
    await expect(page.locator('[data-refusal]')).toContainText('cette condition n’est pas remplie');
    await page.locator(submit('bien formé')).click();
    await expectState(page, 'submitting');
    await expect(refused).toHaveAccessibleDescription('Ce n’est pas possible à cette étape');
    await expect(page.getByText('Ce n’est pas possible à cette étape')).toHaveCount(1);
    await expect(page.locator('[data-sent]')).toContainText('La référence\u00a0: 981000004217');
    await expect(page.locator('[data-sent]')).not.toContainText(/POST|"reference"/);
    await page.getByRole('radio', { name: 'Technique' }).click();
    await expect(page.locator('[data-sent]')).toContainText('POST /api/user/addContract');
    await expect(page.locator('[data-sent]')).toContainText('"reference": "981000004217"');
    await page.getByRole('radio', { name: 'Phrases' }).click();
    await page.locator(refuse).click();
    await expectState(page, 'editing');
    await expect(page.locator('[data-context] [data-changed]')).toContainText(['Le message de l’échec']);
    await page.locator(submit('bien formé')).click();
    await page.locator(attach).click();
    await expectState(page, 'submitted');
    await expect(page.getByText('Le parcours est fini.')).toBeVisible();
    await page.goto('?flow=invoiceExport');
    await expect(page.getByRole('row', { name: 'Le jour 21 novembre 2026', exact: true })).toBeVisible();
  });

  test('moves one step back, to the start and forward, without losing the later steps', async ({ page }) => {
    await page.locator(submit('bien formé')).click();
    await page.locator(refuse).click();
    await page.locator('[data-command="back"]').click();
    await expectState(page, 'submitting');
    await page.locator('[data-command="restart"]').click();
    await expectState(page, 'editing');
    await expect(page.locator('[data-command="back"]')).toBeDisabled();
    await page.locator(submit('bien formé')).click();
    await expectState(page, 'submitting');
    await expect(page.locator('[data-step]')).toHaveCount(3);
    await expect(page.locator('[data-aside]')).toHaveCount(0);
    await page.locator('[data-command="forward"]').click();
    await expectState(page, 'editing');
    await page.goBack();
    await expectState(page, 'submitting');
  });

  test('starts another path from an earlier step, and keeps the previous path', deep, async ({ page }) => {
    await page.locator(submit('bien formé')).click();
    await page.locator(refuse).click();
    await page.locator('[data-command="fork"][data-from="1"]').click();
    await expectState(page, 'submitting');
    await expect(page.locator('[data-step]')).toHaveCount(2);
    await page.locator(attach).click();
    await expectState(page, 'submitted');
    await page.locator('[data-aside] [data-line="0"]').click();
    await expectState(page, 'editing');
    await expect(page.locator('[data-step="2"]')).toContainText('demande refusée');
  });

  test('starts again with another role', deep, async ({ page }) => {
    await page.getByLabel('Pour qui').selectOption('un conseiller en consultation');
    await expectState(page, 'consulting');
    await expect(page.locator(submit('bien formé'))).toHaveAttribute('data-refused', 'true');
  });

  test('keeps the focus on a played move if possible, else focuses the next moves', async ({ page }) => {
    const isFocused = (selector: string) => expect(page.locator(selector)).toBeFocused();
    const play = async (selector: string, state: string) => {
      for (let pressed = 0; pressed < 80; pressed++) {
        if (await page.locator(selector).evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await isFocused(selector);
      await page.keyboard.press('Enter');
      await expectState(page, state);
    };
    await play(submit('référence trop courte'), 'editing');
    await expect(page.locator('[data-step="1"]')).toHaveAttribute('aria-current', 'step');
    await isFocused(submit('référence trop courte'));
    await page.keyboard.press('Shift+Tab');
    await play(submit('bien formé'), 'submitting');
    await expect(page.getByRole('heading', { name: 'Et maintenant' })).toBeFocused();
    await play(refuse, 'editing');
    await play('[data-command="restart"]', 'editing');
    await isFocused('[data-command="restart"]');
  });
});

test.describe('a link', () => {
  test('is copied by a button, with a confirmation until the next step', deep, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('?flow=addContract');
    const share = page.locator('[data-command="share"]');
    await page.locator(submit('bien formé')).click();
    await expectState(page, 'submitting');
    await share.click();
    await expect(share).toHaveText('Lien copié');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.locator('[data-command="back"]').click();
    await expect(share).toHaveText('Copier le lien');
  });

  for (const [what, link, stop, why, button, state] of [
    [
      'a path that is no longer valid',
      'moves=event:form.submitted:bien formé&moves=answer:submitForm:failed:disparue&moves=event:closed:',
      2,
      'la réponse « disparue » n’existe plus',
      'Continuer d’ici',
      'submitting',
    ],
    ['an unknown start', 'start=personne', 0, 'le départ « personne »', 'Commencer autrement', 'editing'],
  ] as const)
    test(`to ${what} shows the first invalid step and the reason`, deep, async ({ page }) => {
      await page.goto(`?flow=addContract&${link}`);
      const notice = page.locator(`[data-stopped="${stop}"]`);
      await expect(notice).toContainText(why);
      await notice.getByRole('button', { name: button }).click();
      await expect(notice).toHaveCount(0);
      await expectState(page, state);
    });

  test('to an unknown flow shows a message and the first flow', deep, async ({ page }) => {
    await page.goto('?flow=gone');
    await expect(page.getByRole('status').filter({ hasText: '« gone »' })).toBeVisible();
    await expect(page.locator('[data-card="session"]')).toBeVisible();
  });

  test('contains the brand, the appearance, the width and the words', deep, async ({ page, context }) => {
    await page.goto('?flow=addContract&appearance=light');
    await page.getByLabel('Apparence').selectOption('Sombre');
    await page.locator('[name="width"]').selectOption('Tablette');
    await page.getByRole('radio', { name: 'Technique' }).click();
    await page.getByLabel('Marque').selectOption('garrigue');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByLabel('Apparence')).toHaveValue('dark');
    await expect(other.locator('[name="width"]')).toHaveValue('tablet');
    await expect(other.getByRole('radio', { name: 'Technique' })).toBeChecked();
    await expect(other.getByLabel('Marque')).toHaveValue('garrigue');
    await expect(other.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
});

test('shows the introduction at the first visit, and again on request', deep, async ({ page }) => {
  await page.goto('?flow=addContract');
  const first = page.locator('[data-first-minute]');
  await expect(first.locator('ol > li')).toHaveCount(3);
  await first.getByRole('button', { name: 'J’ai compris' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Et maintenant' })).toBeVisible();
  await expect(first).toHaveCount(0);
  await page.locator('[data-command="help"]').click();
  await expect(first).toBeVisible();
});

test('plays the answer to each question of the introduction', deep, async ({ page }) => {
  await page.goto('?flow=addContract');
  const ask = async (question: string) => {
    await page.locator('[data-command="help"]').click();
    await page.locator('[data-first-minute]').getByRole('button', { name: question }).click();
  };
  const screen = page.frameLocator('iframe[data-screen]');
  await ask('Que se passe-t-il si le service refuse');
  await expectState(page, 'editing');
  await expect(page.locator('[data-step="2"]')).toContainText('demande refusée');
  await expect(screen.getByRole('alert')).toContainText('Ce contrat est introuvable.');
  await ask('Qui n’a pas le droit d’envoyer');
  const rights = page.locator('[data-rights="addContract"]');
  await expect(rights.locator('[data-role="internal_adviser_simple"]')).toHaveText(/Non$/);
  await expect(page.locator('[data-rights]')).toHaveCount(1);
  await page.goBack();
  await ask('Que lit le client');
  await expect(page.locator('[data-gallery-state]').first()).toBeVisible();
  await page.goBack();
  await ask('Qu’est-ce qui a changé');
  await expect(page.getByRole('heading', { name: 'Ce qui a changé' })).toBeVisible();
  await ask('Est-ce vérifié');
  await expect(page.getByText('7 flèches sur 7 jouées')).toBeVisible();
  const branch = page.locator('[data-branch="addContract.editing|closed|0"]').first();
  await expect(branch).toHaveAttribute('data-covered', 'true');
  await page.getByRole('tab', { name: 'Essayer' }).click();
  await expect(page.locator('[data-covered]')).toHaveCount(0);
});

test('shows the count of the search results on the chart', deep, async ({ page }) => {
  await page.goto('?flow=addContract');
  const chart = page.getByRole('region', { name: 'Schéma du parcours' });
  await chart.getByRole('searchbox').fill('fermé');
  await expect(chart.getByRole('status').filter({ hasText: '2' }).first()).toBeVisible();
});

for (const [appearance, when] of sampled(['light', 'dark']))
  test(`has no axe violation in any pane, ${appearance}`, when, async ({ page }) => {
    await page.goto(`?flow=addContract&appearance=${appearance}`);
    await expectState(page, 'editing');
    const panes = page.getByRole('tab');
    for (const pane of await panes.all()) {
      await pane.click();
      await expect(pane).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);
    }
  });
