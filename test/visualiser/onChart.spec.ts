import { expect, type Page, test } from '@playwright/test';
import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';

const submitted = '[data-offer="addContract.editing|form.submitted|0"]';
const closed = '[data-offer="addContract.editing|closed|0"]';
const node = (page: Page, state: string) => page.locator(`[data-node="addContract.${state}"]`);

const expectState = (page: Page, state: string) =>
  expect(page.locator('#root > [data-flow]')).toHaveAttribute('data-state', state);

const sizes = ['1280 720', '1440 900', '1024 768'].map((size) => size.split(' ').map(Number));
const flows = ['addContract', 'directDebit', 'session', 'billing', 'signup'];

test.describe('the chart at 1920 × 1300', () => {
  test.use({ viewport: { width: 1920, height: 1300 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('?flow=addContract&appearance=light');
    await node(page, 'editing').waitFor();
  });

  test('shows on an arrow its cases, why one is refused, and the responses of the call', async ({ page }) => {
    await expect(page.locator('[data-offer]')).toHaveCount(2);
    await page.locator(submitted).click();
    const refused = page.getByRole('menuitem', { name: 'Référence trop courte' });
    await expect(refused).toContainText('la référence a douze chiffres');
    await expectAccessible(page);
    await refused.click();
    await expect(page.locator('[data-step="1"]')).toContainText('refusé');
    await expectState(page, 'editing');
    await page.locator(submitted).click();
    await page.getByRole('menuitem', { name: 'Bien formé' }).click();
    await expectState(page, 'submitting');
    await expect(page.locator(submitted)).toHaveCount(0);
    await page.locator('[data-offer="addContract.submitting|xstate.error.actor.submitForm|0"]').click();
    await page.getByRole('menuitem', { name: 'Demande refusée' }).click();
    await expectState(page, 'editing');
  });

  test('takes the transition of an arrow by keyboard, but not when the user drags the arrow', async ({
    page,
  }) => {
    const label = await page.locator(closed).boundingBox();
    const [x, y] = [(label?.x ?? 0) + 20, (label?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y - 30, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await page.locator(closed).boundingBox())?.x).not.toBe(label?.x);
    await expectState(page, 'editing');
    const arrow = page.locator(submitted);
    await expect(arrow).toHaveAccessibleName(/possible maintenant, 1 cas refusé maintenant$/);
    await arrow.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Bien formé' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(arrow).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Bien formé' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectState(page, 'submitting');
    await expect(node(page, 'submitting')).toBeFocused();
  });

  test('moves to a state by the shortest path from the start or the active state', deep, async ({ page }) => {
    await node(page, 'submitted').click();
    await page.getByRole('button', { name: /^Aller jusqu’ici/ }).click();
    await expectState(page, 'submitted');
    await expect(page.locator('[data-step]')).toHaveCount(3);
    await expect(node(page, 'submitted')).toBeFocused();
    await page.locator('[data-step="1"]').click();
    await node(page, 'editing').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-reach]').focus();
    await page.keyboard.press('Enter');
    await expectState(page, 'editing');
    await expect(page.locator('[data-step="0"]')).toHaveAttribute('aria-current', 'step');
    await node(page, 'consulting').click();
    await page.locator('[data-reach]').click();
    await expectState(page, 'consulting');
    await expect(page.getByLabel('Pour qui')).toHaveValue('un conseiller en consultation');
  });
});

test.describe('the chart with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const cases = flows.flatMap((flow) => sizes.map(([width = 0, height = 0]) => ({ flow, width, height })));
  for (const [{ flow, width, height }, when] of sampled(cases))
    test(`keeps the active state of ${flow} visible at ${width} px in motion`, when, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`?flow=${flow}`);
      const active = page.locator('[data-node][data-active="true"]').last();
      const moves = page.locator('[data-move]:not([data-refused])');
      for (let step = 0; step < 4; step++) {
        await expect(active).toBeInViewport({ ratio: 0.99 });
        // A trial click has no effect, but it fails if a toolbar covers the title.
        await active.locator('text').first().click({ trial: true });
        if ((await moves.count()) === 0) break;
        await moves.first().click();
        await expect(page.locator(`[data-step="${step + 1}"]`)).toHaveAttribute('aria-current', 'step');
      }
    });

  test('disables the moves of a new flow until its chart is drawn', deep, async ({ page }) => {
    await page.goto('?flow=addContract');
    await page.locator('[data-node="addContract"]').waitFor();
    await page.evaluate(() => history.pushState(null, '', '?flow=session'));
    const isReady = await page.evaluate(async () => {
      const seen = new Set<string>();
      for (;;) {
        const isOld = document.querySelector('[data-node="addContract"]') !== null;
        const isNew = document.querySelector('[data-node="session"]') !== null;
        const isWaiting = document.querySelector('[inert] [data-move]') !== null;
        if (!isOld && !isNew && isWaiting)
          seen.add(document.querySelector('section [role="status"]')?.textContent ?? '');
        if (isOld || (!isNew && !isWaiting)) return 'beside the chart of another flow';
        if (isNew && !isWaiting) return [...seen].join();
        await new Promise(requestAnimationFrame);
      }
    });
    expect(isReady).toContain('Le dessin se prépare');
  });

  test('plays a whole path after one click on « Jouer »', deep, async ({ page }) => {
    await page.goto('?flow=addContract&appearance=light&pane=paths');
    await page
      .getByRole('button', { name: /^Jouer / })
      .last()
      .click();
    const position = page.getByRole('slider', { name: 'Étape' });
    await expect(position).toHaveAttribute('aria-valuetext', /^étape 1 sur/);
    const last = (await position.getAttribute('max')) ?? '';
    await expect(position).toHaveValue(last);
    await expect(page.getByRole('button', { name: 'Relire depuis le début' })).toBeVisible();
    await page.getByRole('tab', { name: 'Essayer' }).click();
    await page.locator('[data-command="back"]').click();
    await expect(page.getByRole('button', { name: 'Lire le chemin' })).toBeVisible();
  });
});
