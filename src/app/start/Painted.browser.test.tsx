import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultSettings, SettingsContext } from '../settings/settings.ts';
import { Painted } from './Painted.tsx';

const html = `
  <a href="#contenu">Aller au contenu</a>
  <nav><a href="/tableau-de-bord" aria-current="page">Tableau de bord</a><a href="/espace-facturation">Factures</a></nav>
  <main id="contenu"><h1>Bonjour</h1><a href="?modale=name">Modifier</a></main>`;

const settings = { ...defaultSettings, painted: { html, path: '/tableau-de-bord' } };

const Page = ({ isOpen = false }) => (
  <SettingsContext value={settings}>
    {isOpen ? (
      <nav>
        <a href="/espace-facturation">Mes factures</a>
      </nav>
    ) : (
      <Painted />
    )}
  </SettingsContext>
);

const show = () => {
  history.replaceState(null, '', '/tableau-de-bord');
  return render(<Page />);
};

it('opens the page of a prerendered link without a page load, with a placeholder first', async () => {
  await show();
  await page.getByRole('link', { name: 'Factures' }).click();
  expect(location.pathname).toBe('/espace-facturation');
  await expect.element(page.getByRole('status')).toHaveTextContent('Chargement de la page…');
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Factures' })).toHaveAttribute('aria-current', 'page');
  await expect
    .element(page.getByRole('link', { name: 'Tableau de bord' }))
    .not.toHaveAttribute('aria-current');
});

it('opens a modal from a prerendered link over the current page', async () => {
  await show();
  await page.getByRole('link', { name: 'Modifier' }).click();
  expect(location.pathname + location.search).toBe('/tableau-de-bord?modale=name');
  await expect.element(page.getByRole('heading')).toBeVisible();
});

it('leaves same-page links and links to a new tab to the browser', async () => {
  await show();
  await page.getByRole('link', { name: 'Aller au contenu' }).click();
  expect(location.hash).toBe('#contenu');
  let isLeft: boolean | undefined;
  addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await page.getByRole('link', { name: 'Factures' }).click({ modifiers: ['Control'] });
  expect(isLeft).toBe(true);
  expect(location.pathname).toBe('/tableau-de-bord');
});

it('keeps the focus on the same link when React replaces the prerendered page', async () => {
  const { rerender } = await show();
  page.getByRole('link', { name: 'Factures' }).element().focus();
  await rerender(<Page isOpen />);
  await expect.element(page.getByRole('link', { name: 'Mes factures' })).toHaveFocus();
});
