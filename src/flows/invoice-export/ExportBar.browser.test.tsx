import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { invoiceExportMachine } from '#machines/invoice-export/invoiceExport.machine.ts';
import { autumn, spring } from '#machines/invoice-export/invoiceExport.model.ts';
import ExportBar from './ExportBar.tsx';
import '../../ui/theme/global.css.ts';

it('fits in two lines on a phone, with accessible names longer than the labels', async () => {
  await page.viewport(320, 740);
  const input = { today: new Date(2026, 10, 21), showsAllColumns: true, lastFormat: 'csv' } as const;
  const actor = createActor(invoiceExportMachine, { input }).start();
  actor.send({ type: 'invoices.toggled', listed: [autumn, spring] });
  const parent = document.body.appendChild(document.createElement('div'));
  parent.style.margin = '18px';
  const root = createRoot(parent);
  root.render(
    <ExportBar actor={actor} snapshot={actor.getSnapshot()} takesFocus onShown={(bar) => bar?.focus()} />,
  );
  await expect.element(page.getByRole('region', { name: 'Export des factures' })).toHaveFocus();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['Télécharger en ZIP', 'Liste Excel', 'Liste CSV', 'Effacer la sélection'])
    await expect.element(button(name)).toBeVisible();
  await expect.element(button('Liste CSV')).toHaveTextContent(/^CSV$/);
  // The format of the last exported list comes first.
  await expect.element(button('Liste CSV')).toHaveProperty('nextElementSibling.textContent', 'Excel');
  expect(parent.getBoundingClientRect().height).toBeLessThan(120);
  await page.viewport(1280, 900);
  await expect.element(button('Liste CSV')).toHaveTextContent('Liste CSV');
  root.unmount();
});
