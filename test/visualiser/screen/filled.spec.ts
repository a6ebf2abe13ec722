import { expect, test } from '@playwright/test';
import { deep } from '../../deep.ts';

test(
  'what an event of the panel carries is seen in the form, and stays there once refused',
  deep,
  async ({ page }) => {
    await page.goto('?flow=addContract');
    const screen = page.frameLocator('iframe[data-screen]');
    const reference = screen.getByLabel('Référence du contrat');
    await page.locator('[data-move="event:form.submitted:référence trop courte"]').click();
    await expect(reference).toHaveValue('9812');
    await page.locator('[data-move="event:form.submitted:bien formé"]').click();
    await page.locator('[data-move="answer:submitForm:failed:demande refusée"]').click();
    await expect(screen.getByRole('alert')).toContainText('introuvable');
    await expect(reference).toHaveValue('98-1000.0042,17');
    await expect(page.locator('[data-agrees]')).toHaveAttribute('data-agrees', 'true');
    await page.reload();
    await expect(screen.getByRole('alert')).toContainText('introuvable');
    await expect(reference).toHaveValue('98-1000.0042,17');
  },
);
