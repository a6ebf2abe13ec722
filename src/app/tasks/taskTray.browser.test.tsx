import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TrayFold } from '../../flows/exports/ExportsView.tsx';

const show = (width: number) => {
  page.viewport(width, 800);
  return render(<TrayFold summary="1 tâche en cours">Lecture des mesures</TrayFold>);
};

const content = page.getByText('Lecture des mesures', { exact: true });
const fold = page.getByRole('button', { name: 'Replier les tâches' });
const unfold = page.getByRole('button', { name: 'Déplier les tâches' });

it('shows the task tray on a phone as one line, which opens when the user presses it', async () => {
  await show(360);
  await expect.element(page.getByRole('status')).toHaveTextContent('1 tâche en cours');
  await expect.element(content).not.toBeVisible();
  await unfold.click();
  await expect.element(content).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await expect.element(fold).toHaveFocus();
});

it('shows the task tray open on a wide screen until the user collapses the tray', async () => {
  await show(1280);
  await expect.element(content).toBeVisible();
  await fold.click();
  await expect.element(content).not.toBeVisible();
  await page.viewport(360, 740);
  await unfold.click();
  await page.viewport(1280, 900);
  await expect.element(content).toBeVisible();
});
