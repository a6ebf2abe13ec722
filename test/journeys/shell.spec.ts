import type { Locator } from '@playwright/test';
import { representatives } from '#brands/hosts.ts';
import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { expect, tabTo, test } from './portal.ts';

test('signs in by keyboard, finds and adds a contract, then signs out', async ({ page, sandbox }) => {
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  const reach = async (role: Parameters<typeof page.getByRole>[0], name: RegExp) => {
    const target = page.getByRole(role, { name }).first();
    await target.waitFor();
    await tabTo(target);
  };

  await page.goto('/');
  await reach('button', /Titulaire du compte/);
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Bonjour Yann' }).waitFor();
  await reach('link', /Aller au contenu/);
  await reach('button', /Mon compte/);
  await press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Espace personnel' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Espace personnel' })).toBeFocused();

  await reach('searchbox', /Rechercher un contrat/);
  await page.keyboard.type('siege saint malo');
  await expect(page.getByRole('status').filter({ hasText: '1 contrat' })).toBeVisible();
  await reach('button', /^Siège/);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Facturation' })).toBeVisible();

  await page.getByRole('searchbox').focus();
  await reach('link', /Ajouter un contrat/);
  await press('Enter');
  await reach('textbox', /Référence/);
  await page.keyboard.type('981234567890');
  await press('Tab');
  await page.keyboard.type('AB12');
  await press('Tab');
  await page.keyboard.type('35400');
  await press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Le contrat a été ajouté' })).toBeVisible();
  expect(await sandbox.calls('POST /api/user/addContract')).toHaveLength(1);

  await page.locator('body').press('Home');
  await page.getByRole('link', { name: 'Aller au contenu' }).focus();
  await reach('button', /Mon compte/);
  await press('Enter', 'End', 'Enter');
  await page.waitForURL('**/saml/logout');
});

const everyone = ['Tableau de bord', 'Consommation', 'Factures'];

for (const [[account, entries, administration], when] of sampled([
  ['owner', [...everyone, 'Administrer'], true],
  ['simple', everyone, false],
  ['grand-compte', [...everyone, 'Contact', 'Administrer'], true],
  ['internal_adviser_simple', [...everyone, 'Contact'], false],
] as const)) {
  test(
    `shows to ${account} the allowed entries of two menus and the administration page`,
    when,
    async ({ page, signIn }) => {
      await signIn(account, '/');
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      const writing = entries.some((entry) => entry === 'Contact') ? [] : ['Nous écrire'];
      const texts = entries.map((entry) =>
        entry === 'Factures' ? /^Factures(\d+ factures? en retard)?$/ : entry,
      );
      await expect(menu.getByRole('link')).toHaveText([...texts, /^05/, /^05/, ...writing]);
      if (account === 'internal_adviser_simple')
        await expect(menu.getByText('Administrer', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: /Mon compte/ }).click();
      await expect(page.getByRole('menuitem')).toHaveText([
        'Espace personnel',
        ...(administration ? ['Administrer'] : []),
        'Conditions d’utilisation',
        'Se déconnecter',
      ]);
      await page.keyboard.press('Escape');
      await page.goto('/espace-admin');
      await expect(page).toHaveURL(administration ? /\/espace-admin$/ : /\/$/);
      const refusal = page.getByRole('status').filter({ hasText: 'ne donne pas accès à cette page' });
      await expect(refusal).toHaveCount(administration ? 0 : 1);
    },
  );
}

test('keeps the side menu closed on a desktop after a reload', async ({ page, signIn }) => {
  await signIn('owner', '/');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await expect(menu).toHaveCount(0);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(menu).toBeVisible();
});

test('shows on a phone a menu bar, and a drawer that returns the focus when it closes', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('owner', '/');
  const bar = page.getByRole('navigation', { name: 'Accès rapide' });
  await bar.getByRole('link', { name: 'Factures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeFocused();
  await expect(bar.getByRole('link', { name: 'Factures' })).toHaveAttribute('aria-current', 'page');
  const more = bar.getByRole('button', { name: 'Plus' });
  const drawer = page.getByRole('dialog', { name: 'Menu principal' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => drawer.getByRole('button', { name: 'Fermer' }).click(),
    () => page.mouse.click(180, 40),
  ]) {
    await more.click();
    await expect(drawer).toBeInViewport();
    await close();
    await expect(drawer).toHaveCount(0);
    await expect(more).toBeFocused();
  }
  await more.click();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Administrer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collaborateurs' })).toBeFocused();
  await expect(drawer).toHaveCount(0);
});

const timePress = (pressed: Locator, selector: string): Promise<number> =>
  pressed.evaluate(
    (element: HTMLElement, awaited) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver(() => {
          if (document.querySelector(awaited)) resolve(performance.now() - start);
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
        element.click();
      }),
    selector,
  );

test('shows the menu, the invoices and a meter on a phone at 400 kbit/s', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('owner', '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const rate = 400_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: rate,
    uploadThroughput: rate,
    latency: 400,
    connectionType: 'cellular3g',
  });
  await page.reload();
  const more = page.getByRole('button', { name: 'Plus', exact: true });
  await expect(more).toHaveAttribute('aria-expanded', 'false', { timeout: 60_000 });
  await page.locator('[data-flow="sites"][data-state="shown"]').waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  expect(await timePress(more, 'dialog[open]')).toBeLessThan(200);
  await expect(page.locator('dialog[open] a[href^="tel:"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Urgence/ })).toHaveAttribute('href', /^tel:/);
  expect(requests).toEqual([]);

  const bar = page.getByRole('navigation', { name: 'Accès rapide' });
  const feedback = await timePress(
    bar.getByRole('link', { name: 'Factures' }),
    'a[aria-current="page"][href="/espace-facturation"]',
  );
  expect(feedback).toBeLessThan(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeFocused({ timeout: 60_000 });
  await page.locator('[data-flow="billing"][data-state="listed.settled"]').waitFor({ timeout: 60_000 });

  await bar.getByRole('link', { name: 'Consommation' }).click();
  await page.getByRole('button', { name: /^Usine des Bars/ }).click({ timeout: 60_000 });
  const meters = page.getByRole('main').locator('a[href^="/espace-consommation/TR/"]');
  await meters.first().click({ timeout: 60_000 });
  await page.locator('[data-flow="histogram"][data-state="shown"]').waitFor({ timeout: 60_000 });
});

test('sets the tab title and focuses the heading after each page change', async ({ page, signIn }) => {
  await signIn('owner', '/');
  for (const [link, name] of [
    ['Consommation', 'Consommation'],
    ['Factures', 'Factures'],
    ['Administrer', 'Collaborateurs'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name} – `));
  }
});

test(
  'shows one product at a time on the dashboard, and another after a dot click or on focus',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', '/');
    const products = page.getByRole('region', { name: 'Nos services connectés' }).getByRole('link');
    const first = products.nth(0);
    const second = products.nth(1);
    const dot = page.getByRole('button', { name: 'Suivi de tous vos fluides' });
    await first.scrollIntoViewIfNeeded();
    await expect(second).not.toBeInViewport();
    await dot.click();
    await expect(second).toBeInViewport();
    await expect(dot).toHaveAttribute('aria-pressed', 'true');
    await first.focus();
    await expect(first).toBeInViewport();
  },
);

for (const [brand, when] of sampled(representatives)) {
  test(`has no axe violation in ${brand}, in light and dark mode`, when, async ({ page, signIn }) => {
    await page.addInitScript(
      (theme) => {
        if (location.protocol.startsWith('http')) localStorage.setItem('portal.theme', JSON.stringify(theme));
      },
      { brand, appearance: 'system' },
    );
    const expectAccessibleInBoth = async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, 'color-contrast');
    };
    for (const path of [
      '/',
      '/espace-personnel',
      '/espace-personnel?modale=addContract',
      '/espace-facturation',
    ]) {
      await signIn('owner', path);
      await expectAccessibleInBoth();
    }
    for (const path of ['/erreur/connexion', '/erreur/redirection', '/n-importe-quoi', '/cgu']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessibleInBoth();
    }
  });
}
