import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TrayFold } from '../../flows/exports/ExportsView.tsx';

const show = () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<TrayFold summary="1 export en cours">Lecture des mesures</TrayFold>);
  return root;
};

const shown = (text: string) => page.getByText(text, { exact: true });

it('is a status line that expands on a phone', async () => {
  await page.viewport(360, 740);
  const root = show();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 export en cours');
  await expect.element(shown('Lecture des mesures')).not.toBeVisible();
  await page.getByRole('button', { name: 'Déplier les exports' }).click();
  await expect.element(shown('Lecture des mesures')).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Replier les exports' }).click();
  await expect.element(shown('Lecture des mesures')).not.toBeVisible();
  root.unmount();
});

it('is open on a wide screen, and stays collapsed once collapsed', async () => {
  await page.viewport(1280, 900);
  const root = show();
  await expect.element(shown('Lecture des mesures')).toBeVisible();
  await page.getByRole('button', { name: 'Replier les exports' }).click();
  await expect.element(shown('Lecture des mesures')).not.toBeVisible();
  await page.viewport(360, 740);
  await page.getByRole('button', { name: 'Déplier les exports' }).click();
  await page.viewport(1280, 900);
  await expect.element(shown('Lecture des mesures')).toBeVisible();
  root.unmount();
});
