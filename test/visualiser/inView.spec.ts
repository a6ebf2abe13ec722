import { expect, test } from '@playwright/test';
import { deep, sampled } from '../deep.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sizes = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];
const flows = ['addContract', 'directDebit', 'session', 'billing', 'signup'];

for (const [{ flow, size }, when] of sampled(flows.flatMap((flow) => sizes.map((size) => ({ flow, size })))))
  test(
    `keeps the active state of ${flow} in view at ${size.width} px, with motion`,
    when,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(`?flow=${flow}`);
      const active = page.locator('[data-node][data-active="true"]').last();
      const moves = page.locator('[data-move]:not([data-refused])');
      for (let step = 0; step < 4; step++) {
        await expect(active).toBeInViewport({ ratio: 0.99 });
        // A trial click fails if a tool of the chart covers the title.
        await active.locator('text').first().click({ trial: true });
        if ((await moves.count()) === 0) break;
        await moves.first().click();
        await expect(page.locator(`[data-step="${step + 1}"]`)).toHaveAttribute('aria-current', 'step');
      }
    },
  );

test('keeps the moves of a new flow inert until its own chart is shown', deep, async ({ page }) => {
  await page.goto('?flow=addContract');
  await page.locator('[data-node="addContract"]').waitFor();
  await page.locator('[name="flow"]').selectOption('session');
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

test('plays a path automatically from start to end on « Jouer »', deep, async ({ page }) => {
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
  // The animation has ended, and a step back must not start it again.
  await page.getByRole('tab', { name: 'Essayer' }).click();
  await page.locator('[data-command="back"]').click();
  await expect(page.getByRole('button', { name: 'Lire le chemin' })).toBeVisible();
});
