import type { Locator } from '@playwright/test';
import { deep, sampled } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { coveredFocus, expect, expectFocusInSight, takenOver, test } from '../portal.ts';
import { publicPaths } from '../publicPages.ts';

const left = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? Number.NaN);

const readBackground = (locator: Locator, pseudo?: string) =>
  locator.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);

const meterPath = '/espace-consommation/TR/981000000037';

const screens = [
  ['in the meters of a contract', '/espace-consommation?reference=981000000037', 'a[aria-label^="Détail"]'],
  ['on the page of a meter', `${meterPath}/PDS%2F004%20217`, 'a[href$="modale=fiche"]'],
  [
    'in a histogram',
    `${meterPath}/PDS004217?mode=daily`,
    '[data-flow="histogram"][data-state="shown"] button',
  ],
  ['in the export of meters', '/espace-consommation?modale=export&contrat=981000000037', '[name="mode"]'],
  ['on the collaborators page', '/espace-admin', 'input[type="search"]'],
] as const;

for (const [viewport, when] of sampled([
  { width: 320, height: 256 },
  { width: 1280, height: 720 },
])) {
  test.describe(`${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test(
      'keeps the focused control visible above the bar of the selected invoices',
      deep,
      async ({ page, signIn }) => {
        await signIn('owner', '/espace-facturation?reference=981000015875');
        await page.locator('label:has([name="selection"])').nth(1).click();
        await page.getByRole('region', { name: 'Export des factures' }).waitFor();
        await page.getByRole('link', { name: /^Changer de mode/ }).focus();
        await expectFocusInSight(page);
      },
    );

    for (const [name, path, first] of screens)
      test(`keeps each focused control visible: ${name}`, deep, async ({ page, signIn }) => {
        await signIn('owner', path);
        await page.locator(first).first().focus();
        await expectFocusInSight(page);
      });

    test('keeps each focused control of the phone-lookup form visible', deep, async ({ page, signIn }) => {
      await signIn('grand-compte', '/service-client');
      await page.getByRole('button', { name: 'Ma facture et mon paiement' }).click();
      await page.getByText('Régler une facture par téléphone', { exact: true }).click();
      await page.getByRole('combobox').fill('Rennes');
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByRole('combobox', { name: 'Rue' }).waitFor();
      await expectFocusInSight(page);
    });

    test('keeps each focused control of the personal-space page visible', deep, async ({ page, signIn }) => {
      await signIn('owner', '/espace-personnel');
      for (const position of [0, 1, 2]) await page.locator('h3 button').nth(position).click();
      await page.getByRole('searchbox').focus();
      await expectFocusInSight(page);
    });

    test(
      'keeps each focused control of the customer-service page visible',
      deep,
      async ({ page, signIn }) => {
        await signIn('grand-compte', '/service-client');
        const flow = page.locator('[data-flow="customerService"]');
        await flow.getByRole('button', { name: 'Mon contrat' }).click();
        await flow.getByText('Changer le titulaire d’un contrat').click();
        await flow.locator('[name="references"]').first().focus();
        await expectFocusInSight(page);
      },
    );

    test('keeps each focused control of the signup page visible', deep, async ({ page }) => {
      await page.goto('/creation-de-compte');
      await page.getByRole('button', { name: 'Créer le compte' }).click();
      await expectFocusInSight(page);
    });

    test('keeps each focused control of the product request form visible', deep, async ({ page }) => {
      await page.goto('/espace-produit/switch?modale=contact');
      await page.getByRole('dialog').locator('[name="email"]').press('Enter');
      await expectFocusInSight(page);
    });

    test('keeps each focused control of a modal visible', when, async ({ page, signIn }) => {
      await signIn('owner', '/espace-personnel?modale=password');
      await page.getByRole('dialog').locator('[type="submit"]').click();
      await expectFocusInSight(page);
    });

    test(
      'moves the focus from the skip link to the content, below the visible page title',
      when,
      async ({ page, signIn }) => {
        await signIn('owner', '/espace-personnel');
        const title = page.getByRole('heading', { level: 1 });
        const seenTitle = () =>
          title.evaluate((heading) => {
            const { left, top, bottom } = heading.getBoundingClientRect();
            const met = document.elementFromPoint(left + 2, (top + bottom) / 2);
            return met !== null && heading.contains(met);
          });
        const entries = await page.evaluate(() => history.length);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
        await expect.poll(seenTitle).toBe(true);
        await page.keyboard.press('Enter');
        await expect(page.locator('main')).toBeFocused();
        await expect.poll(seenTitle).toBe(true);
        await expect(page).toHaveURL('/espace-personnel');
        expect(await page.evaluate(() => history.length)).toBe(entries);
      },
    );
  });
}

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('shows current, hovered and selected items differently in forced colours', async ({
    page,
    signIn,
  }) => {
    await signIn('owner', '/');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    expect(await readBackground(menu.locator('[aria-current]'))).not.toBe(
      await readBackground(menu.getByRole('link', { name: 'Factures' })),
    );
    const dots = page.getByRole('region', { name: 'Nos services connectés' });
    const canvas = await readBackground(page.locator('body'));
    expect(await readBackground(dots.locator('[aria-pressed="true"]'), '::before')).not.toBe(canvas);
    expect(await readBackground(dots.locator('[aria-pressed="false"]'), '::before')).not.toBe(canvas);
    await page.goto('/espace-admin');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    expect(await readBackground(pages.locator('[aria-current]'))).not.toBe(
      await readBackground(pages.getByRole('button', { name: 'Page 2' })),
    );
    await expectAccessible(page);
    await page.goto('/espace-consommation/TR/981000000037/PDS004217');
    const keyOf = (label: string) =>
      page.getByRole('listitem').filter({ hasText: label }).locator('span').first();
    expect(await readBackground(keyOf('Mois d’une hausse'))).not.toBe(await readBackground(keyOf('Mesuré')));
  });

  test('shows the selected options and the steps of a form in forced colours', deep, async ({ page }) => {
    await page.goto('/creation-de-compte');
    const label = (name: string) => page.locator('label', { hasText: name });
    await label('Madame').click();
    const edge = (name: string) =>
      label(name)
        .locator('span')
        .nth(-2)
        .evaluate((mark) => getComputedStyle(mark).borderTopWidth);
    expect(await edge('Madame')).not.toBe(await edge('Monsieur'));
    const tick = label('J’accepte').locator('svg');
    await expect(tick).toBeHidden();
    await label('J’accepte').click();
    await expect(tick).toBeVisible();
    const bars = page.locator('h2 + div > span');
    expect(await readBackground(bars.first())).not.toBe(await readBackground(bars.last()));
  });

  test(
    'highlights the active suggestion inside the list in forced colours',
    deep,
    async ({ page, signIn }) => {
      await signIn('grand-compte', '/service-client');
      await page.getByRole('button', { name: 'Ma facture et mon paiement' }).click();
      await page.getByText('Régler une facture par téléphone', { exact: true }).click();
      await page.getByRole('combobox').pressSequentially('sai');
      const options = page.getByRole('listbox').getByRole('option');
      await options.first().waitFor();
      await page.keyboard.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('data-focused');
      expect(await readBackground(options.first())).not.toBe(await readBackground(options.last()));
      const readColour = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color);
      expect(await readColour(options.first().locator('span').first())).toBe(
        await readColour(options.first()),
      );
    },
  );

  test('shows a border around a modal in forced colours', deep, async ({ page, signIn }) => {
    await signIn('owner', '/espace-personnel?modale=name');
    const sheet = page.getByRole('dialog').locator('..');
    await expect(sheet).toHaveCSS('border-top-width', '1px');
    await expect(sheet).not.toHaveCSS('border-top-color', await readBackground(sheet));
  });
});

test('prints a page without buttons, menus and links to forms', deep, async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('owner', '/espace-personnel');
  await page.locator('h3 button').first().click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ajouter un contrat' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Modifier/ }).first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Facturation' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('prints an open modal completely, without the page behind it', deep, async ({ page, signIn }) => {
  await signIn('owner', '/espace-personnel?modale=password');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Espace personnel', includeHidden: true })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  const sheet = page.getByRole('dialog').locator('..');
  expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test(
  'keeps the title and the buttons of a long modal on the screen at 1280×720',
  deep,
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await signIn('owner', '/espace-personnel?modale=billing&contrat=981000000037');
    const dialog = page.getByRole('dialog');
    for (const end of ['last', 'first'] as const) {
      await dialog.locator('input')[end]().focus();
      await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Enregistrer la facturation' })).toBeInViewport({
        ratio: 1,
      });
      expect(await coveredFocus(page)).toBeNull();
    }
  },
);

for (const [path, when] of sampled(publicPaths)) {
  test(
    `aligns the left edges of the header, the content and the footer of ${path}`,
    when,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await takenOver(page);
      const edges = [
        page.getByRole('banner').getByRole('link'),
        page.getByRole('heading', { level: 1 }),
        page.getByRole('contentinfo').getByRole('link').first(),
      ];
      const [edge, ...others] = await Promise.all(edges.map(left));
      expect(others).toEqual(others.map(() => edge));
    },
  );
}

test('shows a delete button in the danger colour', deep, async ({ page, signIn }) => {
  await signIn('owner', '/espace-admin');
  await page
    .getByRole('button', { name: /^Actions pour/ })
    .first()
    .click();
  const entry = page.getByRole('menuitem', { name: 'Supprimer' });
  const bad = await entry.evaluate((item) => getComputedStyle(item).color);
  await entry.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Supprimer' })).toHaveCSS(
    'background-color',
    bad,
  );
  await expectAccessible(page);
});
