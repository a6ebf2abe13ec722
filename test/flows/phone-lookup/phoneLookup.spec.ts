import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, tabTo, test } from '../../journeys/portal.ts';

const flow = (page: Page) => page.locator('[data-flow="phoneLookup"]');
const link = (page: Page) => flow(page).getByRole('link');
const street = (page: Page) => flow(page).getByRole('combobox', { name: 'Rue' });

test('finds a phone number of customer service by keyboard after the choice of a topic', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('grand-compte', '/service-client');
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Une fuite ou une coupure d’eau' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Signaler une fuite dans la rue' }).focus();
  await keyboard.press('Space');
  await expect(flow(page)).toHaveAttribute('data-state', 'asking');
  const sites = page.getByRole('radiogroup', { name: 'Votre site concerné' });
  await expect(sites.getByRole('searchbox', { name: 'Rechercher un site' })).toBeVisible();
  await expect(flow(page)).toContainText('42 autres sites : précisez la recherche pour les trouver.');
  await expect(link(page)).toHaveAttribute('href', 'tel:0536497059');
  const box = flow(page).getByRole('combobox', { name: 'Commune de l’urgence' });
  await tabTo(box);
  await keyboard.type('renn');
  const options = page.getByRole('listbox', { name: /^Communes proposées/ }).getByRole('option');
  await expect(options).toHaveCount(1);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  // Checks only some rules, because an open list makes the page around it inert.
  await expectAccessible(page, 'color-contrast', 'aria-required-children', 'aria-valid-attr-value', 'label');
  await expect(options.first()).toHaveAccessibleName(/^Rennes/);
  await keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(flow(page)).toHaveAttribute('data-state', 'askingStreet');

  await keyboard.press('Tab');
  await expect(street(page)).toBeFocused();
  await keyboard.type('écl');
  await expect(page.getByRole('option', { name: 'rue des Écluses' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(street(page)).toHaveValue('écl');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(street(page)).toHaveValue(/^rue des Écluses/);
  await keyboard.press('Tab');
  await expect(flow(page).getByLabel('Numéro dans la rue')).toBeFocused();
  await keyboard.type('7');
  await keyboard.press('Enter');
  await expect(flow(page)).toHaveAttribute('data-state', 'shown');
  await tabTo(link(page));
  await expect(link(page)).toHaveAttribute('href', 'tel:0199000018');
  const queries = (await sandbox.calls('GET /api/municipality/contract/contact')).map(({ query }) => query);
  expect(queries).toEqual([
    { insee: '35238', type: 'town' },
    expect.objectContaining({ insee: '35238', type: 'street', streetNumber: '7' }),
  ]);
});
