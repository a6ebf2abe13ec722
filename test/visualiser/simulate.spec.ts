import { expect, type Page, test } from '@playwright/test';
import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';

const owner = 'un propriétaire du compte';
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

  test('goes where its moves lead, says what is sent and what has changed', deep, async ({ page }) => {
    await page.locator(submit('bien formé')).click();
    await expectState(page, 'submitting');
    await expect(page.locator('[data-sent]')).toContainText('POST /api/user/addContract');
    await expect(page.locator('[data-sent]')).toContainText('"reference": "981000004217"');
    await page.locator(refuse).click();
    await expectState(page, 'editing');
    await expect(page.locator('[data-context] [data-changed]')).toContainText(['Le message de l’échec']);
    await page.locator(submit('bien formé')).click();
    await page.locator(attach).click();
    await expectState(page, 'submitted');
    await expect(page.getByText('Le parcours est fini.')).toBeVisible();
  });

  test('lets what is refused be tried, and says which condition refuses it', deep, async ({ page }) => {
    const refused = page.locator(submit('référence trop courte'));
    await expect(refused).toHaveAttribute('data-refused', 'true');
    await expect(refused).toContainText('la référence a douze chiffres');
    await refused.click();
    await expectState(page, 'editing');
    await expect(page.locator('[data-refusal]')).toContainText('cette condition n’est pas remplie');
    await expect(page.locator('[data-step="1"]')).toContainText('refusé');
  });

  test('steps back, to any step, and from the start, and loses nothing by it', async ({ page }) => {
    await page.locator(submit('bien formé')).click();
    await page.locator(refuse).click();
    await page.locator('[data-command="back"]').click();
    await expectState(page, 'submitting');
    await page.locator('[data-command="restart"]').click();
    await expectState(page, 'editing');
    await expect(page.locator('[data-command="back"]')).toBeDisabled();
    await page.locator('[data-step="1"]').click();
    await expectState(page, 'submitting');
    await page.locator('[data-command="forward"]').click();
    await expectState(page, 'editing');
    await page.goBack();
    await expectState(page, 'submitting');
  });

  test('takes another way and puts aside what it leaves', deep, async ({ page }) => {
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

  test('goes on along what is ahead where the same move is made again', deep, async ({ page }) => {
    await page.locator(submit('bien formé')).click();
    await page.locator(refuse).click();
    await page.locator('[data-command="restart"]').click();
    await page.locator(submit('bien formé')).click();
    await expectState(page, 'submitting');
    await expect(page.locator('[data-step]')).toHaveCount(3);
    await expect(page.locator('[data-aside]')).toHaveCount(0);
  });

  test('begins for someone else', deep, async ({ page }) => {
    await page.getByLabel('Pour qui').selectOption('un conseiller en consultation');
    await expectState(page, 'consulting');
    await expect(page.locator(submit('bien formé'))).toHaveAttribute('data-refused', 'true');
  });

  test('is whole by keyboard alone', async ({ page }) => {
    const reach = async (selector: string) => {
      for (let pressed = 0; pressed < 80; pressed++) {
        if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${selector} is not reached`);
    };
    await reach(submit('bien formé'));
    await page.keyboard.press('Enter');
    await expectState(page, 'submitting');
    await reach(refuse);
    await page.keyboard.press('Enter');
    await expectState(page, 'editing');
    await reach('[data-command="back"]');
    await page.keyboard.press('Enter');
    await expectState(page, 'submitting');
  });
});

test.describe('a link', () => {
  const toLink = (moves: readonly string[]) =>
    `?${new URLSearchParams([['flow', 'addContract'], ['start', owner], ...moves.map((move) => ['moves', move])])}`;

  test('opens on exactly its twentieth step', deep, async ({ page, context }) => {
    await page.goto('?flow=addContract');
    for (let turn = 0; turn < 6; turn++) {
      await page.locator(submit('référence trop courte')).click();
      await page.locator(submit('bien formé')).click();
      await page.locator(refuse).click();
    }
    await page.locator(submit('référence trop courte')).click();
    await page.locator(submit('bien formé')).click();
    await expect(page.locator('[data-step]')).toHaveCount(21);
    await expectState(page, 'submitting');
    const other = await context.newPage();
    await other.goto(page.url());
    await expectState(other, 'submitting');
    await expect(other.locator('[data-step="20"]')).toHaveAttribute('aria-current', 'step');
  });

  test('is copied, and says so until something else is looked at', deep, async ({ page, context }) => {
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

  test('that no longer holds says at which step it stops, and why', deep, async ({ page }) => {
    await page.goto(
      toLink(['event:form.submitted:bien formé', 'answer:submitForm:failed:disparue', 'event:closed:']),
    );
    await expectState(page, 'submitting');
    const notice = page.locator('[data-stopped="2"]');
    await expect(notice).toContainText('la réponse « disparue » n’existe plus');
    await notice.getByRole('button', { name: 'Continuer d’ici' }).click();
    await expect(notice).toHaveCount(0);
    await expectState(page, 'submitting');
  });

  test('to a flow that is no more says so, and shows the first', deep, async ({ page }) => {
    await page.goto('?flow=gone');
    await expect(page.getByRole('status').filter({ hasText: '« gone »' })).toBeVisible();
    await expect(page.locator('#root > [data-flow]')).toHaveAttribute('data-flow', 'session');
  });

  test('keeps the brand, the appearance, the width and the words', deep, async ({ page, context }) => {
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

test('the first minute is told once, and again on demand', deep, async ({ page }) => {
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

test('a newcomer’s questions are answered from the first minute', deep, async ({ page }) => {
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
  const book = page.locator('[data-book]');
  await ask('Qui n’a pas le droit d’envoyer');
  await expect(book).toContainText('Un conseiller en consultation ne peut pas rattacher de contrat');
  await ask('Que lit alors le client');
  await expect(book).toContainText('« Ce contrat est introuvable. » « Vérifiez la référence. »');
  await ask('Qu’est-ce qui a changé');
  await expect(page.getByRole('heading', { name: 'Ce qui a changé' })).toBeVisible();
  await ask('Est-ce vérifié');
  await expect(page.getByText('7 branches sur 7 jouées')).toBeVisible();
});

test('the outline is walked by arrows, and narrows the table to the state chosen', deep, async ({ page }) => {
  await page.goto('?flow=addContract&pane=outline');
  const tree = page.getByRole('treegrid', { name: 'Les états' });
  await tree.getByRole('row').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/selected=addContract\.opening/);
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Tout montrer' }).click();
  await expect(rows).toHaveCount(7);
});

for (const [appearance, when] of sampled(['light', 'dark']))
  test(`axe finds nothing in any pane, ${appearance}`, when, async ({ page }) => {
    await page.goto(`?flow=addContract&appearance=${appearance}`);
    await expectState(page, 'editing');
    const panes = page.getByRole('tab');
    for (const pane of await panes.all()) {
      await pane.click();
      await expect(pane).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);
    }
  });
