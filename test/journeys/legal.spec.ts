import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { expect, holdFiles, takenOver, test } from './portal.ts';

const pages = {
  '/cgu': {
    title: 'Conditions générales d’utilisation',
    texts: [
      'Conditions générales d’utilisation',
      'Conditions particulières du compte en ligne',
      'Mentions légales',
      'Données personnelles',
    ],
  },
  '/mentions-legales': { title: 'Mentions légales', texts: ['Mentions légales', 'Données personnelles'] },
  '/accessibilite': {
    title: 'Déclaration d’accessibilité',
    texts: [
      '1. Engagement',
      '2. État de conformité',
      '3. Contenus dont l’accessibilité n’est pas assurée',
      '4. Établissement de cette déclaration',
      '5. Retour d’information et contact',
      '6. Voies de recours',
    ],
  },
};

for (const [[path, { title, texts }], when] of sampled(Object.entries(pages))) {
  test(`shows the texts of ${path} in order, without an axe violation`, when, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} – Eaux du Ponant – Espace professionnel`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Sommaire', ...texts]);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'color-contrast');
  });
}

test('shows the menu to a signed-in user on public pages and at unknown URLs', async ({ page, signIn }) => {
  await signIn('owner', '/espace-personnel');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeFocused();
  await expect(menu).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await expect(menu).toBeVisible();
  for (const path of ['/contact', '/contact?besoin=DELAI', '/espace-produit/water', '/n-importe-quoi']) {
    await page.goto(path);
    await expect(menu).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible();
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Accessibilité : partiellement conforme' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Déclaration d’accessibilité' })).toBeFocused();
});

test(
  'keeps a message that the user types on the contact page before the profile has loaded',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', '/espace-personnel');
    await sandbox.fail('GET /api/user', 'delay=2000');
    await page.goto('/contact');
    await takenOver(page);
    const message = page.getByRole('textbox', { name: /^Votre message/ });
    await page.getByRole('button', { name: 'Autre', exact: true }).click();
    const read = page.waitForResponse(/api\/user/);
    await message.fill('Bonjour');
    await read;
    await expect(message).toHaveValue('Bonjour');
  },
);

test('shows the legal pages after the token has expired', async ({ page, sandbox, signIn }) => {
  await signIn('owner', '/espace-personnel');
  await sandbox.fail('GET /api/token-check', 'status=401');
  await page.goto('/mentions-legales');
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/mentions-legales$/);
});

test('opens a section of the terms by its link in « Sommaire » and by its URL', deep, async ({ page }) => {
  await page.goto('/cgu');
  await page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link', { name: '3. Mot de passe' })
    .click();
  await expect(page).toHaveURL(/\/cgu#particulieres-3$/);
  const heading = page.getByRole('heading', { name: '3. Mot de passe' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();

  await page.reload();
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();

  await page.goto('/cgu#n-importe-quoi');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('renders a long text in parts, and restores the scroll position after a reload', async ({ page }) => {
  await page.goto('/cgu');
  const heading = page.getByRole('heading', { name: '3. Mot de passe' });
  await heading.scrollIntoViewIfNeeded();
  const measureTop = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN);
  const lastSection = page.locator('main section > div').last();
  await expect(lastSection).toHaveCSS('content-visibility', 'visible');
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  const before = await measureTop();

  const release = await holdFiles(page, 'brand-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(lastSection).toHaveCSS('content-visibility', 'auto');
  release();
  await expect(lastSection).toHaveCSS('content-visibility', 'visible');
  await expect.poll(measureTop).toBe(before);
});

test(
  'loads legal texts and product pictures only on the pages that show them',
  deep,
  async ({ page, signIn }) => {
    const scripts: string[] = [];
    const media: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/^\/assets\/.*\.(?:webp|avif|png|jpg|mp4|pdf)$/.test(pathname)) media.push(pathname);
    });
    // Reads the scripts when they load, because browsers discard those of earlier pages.
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      scripts.push(await response.text());
      await route.fulfill({ response });
    });
    const legal = /règlement du service de l’eau|délégué à la protection des données|Défenseur des droits/;
    const loaded = () => scripts.some((script) => legal.test(script));
    await page.goto('/erreur/connexion');
    for (const path of ['/', '/espace-facturation', '/espace-personnel']) {
      await page.waitForLoadState('networkidle');
      await signIn('owner', path);
      await page.waitForLoadState('networkidle');
    }
    expect(loaded()).toBe(false);
    expect(media).toEqual([]);
    await page.goto('/cgu');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(loaded).toBe(true);
    expect(media).toEqual([]);
  },
);
