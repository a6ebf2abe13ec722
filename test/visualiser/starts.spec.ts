import { expect, test } from '@playwright/test';
import { deep } from '../deep.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('« Jouer » plays a path by itself, from its start to its end', deep, async ({ page }) => {
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
  // It has ended: going back does not begin it again.
  await page.getByRole('tab', { name: 'Essayer' }).click();
  await page.locator('[data-command="back"]').click();
  await expect(page.getByRole('button', { name: 'Lire le chemin' })).toBeVisible();
});

test('a start that is no more is said, and not replaced in silence', deep, async ({ page }) => {
  await page.goto('?flow=addContract&start=personne&appearance=light');
  await expect(page.locator('[data-stopped="0"]')).toContainText(
    'le départ «\u00a0personne\u00a0» n’existe plus',
  );
  await page.locator('[data-stopped="0"]').getByRole('button', { name: 'Commencer autrement' }).click();
  await expect(page.locator('#root > [data-flow]')).toHaveAttribute('data-state', 'editing');
  await expect(page.locator('[data-stopped]')).toHaveCount(0);
});
