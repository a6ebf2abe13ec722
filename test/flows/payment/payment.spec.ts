import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { layoutFaults } from '../../journeys/appearance/layoutFaults.ts';
import { expect, test } from '../../journeys/portal.ts';
import { frenchIban, refusedBank, seededBank } from '../../sandbox/data/identifiers.ts';
import { signInAddress } from '../../walks/definePortalWalk.ts';

const path = '/espace-de-paiement';
const reference = '981000000037';
const target = `${path}?contrat=${reference}`;
const call = 'GET /third-party/mandate';
const title = 'Formulaire du mandat de prélèvement';

const iban = frenchIban(seededBank, '00001', '12345678901');

const state = (page: Page, name: string) => page.locator(`[data-flow="payment"][data-state="${name}"]`);
const form = (page: Page) => page.frameLocator(`iframe[title="${title}"]`);
const frame = (page: Page) => page.locator('iframe');

const save = async (page: Page, typed = iban) => {
  await form(page).getByLabel('Titulaire du compte').fill('Boulangerie du Port');
  await form(page).getByLabel('IBAN').fill(typed);
  await form(page).getByRole('button', { name: 'Enregistrer le mandat' }).click();
};

/** Serves a page in place of the form, with a script that sends messages. */
const serve = (page: Page, script: string) =>
  page.context().route('**/third-party/mandate?**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="fr"><title>Mandat</title><h1>Mandat</h1><script>${script}</script>`,
    }),
  );

const posting = (...messages: object[]) =>
  messages.map((message) => `parent.postMessage(${JSON.stringify(message)}, '*');`).join('');

const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );

test('a mandate is entered in the frame and saved, and the profile is refreshed', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', target);
  await expect(state(page, 'shown')).toBeVisible();
  await expect(page.locator('main')).toContainText('Usine des Bars');
  await expectAccessible(page);
  const read = (await sandbox.calls('GET /api/user')).length;
  await save(page);
  const message = state(page, 'saved').getByRole('status');
  await expect(message).toContainText('Votre mandat est enregistré');
  await expect(message).toBeFocused();
  await expect(frame(page)).toHaveCount(0);
  await expect.poll(async () => (await sandbox.calls('GET /api/user')).length).toBe(read + 1);
  await expect(message).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voir les factures' }).click();
  await expect(page).toHaveURL(/\/espace-facturation$/);
});

test('the frame gets only a reference: no origin, no token, no access to the page', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', target);
  await state(page, 'shown').waitFor();
  const [request, ...others] = await sandbox.calls(call);
  expect(others).toEqual([]);
  expect(request?.query).toEqual({ reference });
  await expect(frame(page)).toHaveAttribute('sandbox', 'allow-forms allow-scripts');
  await expect(frame(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
  const seen = await page.frames()[1]?.evaluate(() => {
    const attempt = (read: () => unknown) => {
      try {
        return read();
      } catch (thrown) {
        return thrown instanceof DOMException ? thrown.name : thrown;
      }
    };
    return {
      origin,
      referrer: document.referrer,
      storage: attempt(() => localStorage.length),
      page: attempt(() => parent.document.title),
      departure: attempt(() => parent.location.assign('https://ailleurs.example/')),
      window: attempt(() => open('/')),
    };
  });
  expect(seen).toEqual({
    origin: 'null',
    referrer: '',
    storage: 'SecurityError',
    page: 'SecurityError',
    departure: 'SecurityError',
    window: null,
  });
});

test(
  'shows a provider without messages, and refreshes the profile on leaving',
  deep,
  async ({ page, sandbox, signIn }) => {
    await serve(page, '');
    await signIn('owner', target);
    await expect(form(page).getByRole('heading', { name: 'Mandat' })).toBeVisible();
    await expect(state(page, 'shown').getByRole('status')).toContainText('celui de notre prestataire');
    await expectAccessible(page);
    const read = (await sandbox.calls('GET /api/user')).length;
    await page.getByRole('link', { name: 'Voir les factures' }).click();
    await expect(page).toHaveURL(/\/espace-facturation$/);
    await expect.poll(async () => (await sandbox.calls('GET /api/user')).length).toBe(read + 1);
  },
);

test(
  'a slow form shows a waiting message, then an error; a retry loads it',
  deep,
  async ({ page, hold, signIn }) => {
    await page.clock.install();
    const release = await hold(call);
    await signIn('owner', target);
    await expect(state(page, 'loading')).toHaveAttribute('aria-busy', 'true');
    await expect(frame(page)).toBeHidden();
    await page.clock.fastForward(5000);
    await expect(state(page, 'late').getByRole('status')).toContainText('C’est plus long que d’habitude');
    await expect(frame(page)).toBeHidden();
    await expectAccessible(page);
    const again = page.waitForRequest('**/third-party/mandate?**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await again;
    await expect(state(page, 'loading')).toBeVisible();
    await page.clock.fastForward(5000);
    await state(page, 'late').waitFor();
    const menu = page.getByRole('link', { name: 'Tableau de bord', exact: true });
    await menu.focus();
    await page.clock.fastForward(24_000);
    await expect(state(page, 'late')).toBeVisible();
    await page.clock.fastForward(1000);
    await expect(state(page, 'failed').getByRole('alert')).toContainText('n’a pas pu être saisi');
    await expect(menu).toBeFocused();
    await expect(frame(page)).toHaveCount(0);
    await expectAccessible(page);
    release();
    await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
    await expect(state(page, 'shown')).toBeVisible();
    await expect(page.locator('h1')).toBeFocused();
    await save(page);
    await expect(state(page, 'saved')).toBeVisible();
  },
);

for (const fault of ['drop', 'status=500', 'empty'])
  test(`a form that fails with ${fault} offers a reload`, deep, async ({ page, sandbox, signIn }) => {
    await sandbox.fail(call, fault);
    await signIn('owner', target);
    await state(page, 'shown').waitFor();
    await sandbox.heal();
    await page.getByRole('button', { name: 'Recharger le formulaire' }).click();
    await save(page);
    await expect(state(page, 'saved')).toBeVisible();
  });

test('a refused mandate moves the focus from the frame to the alert, and can be retried', async ({
  page,
  signIn,
}) => {
  await signIn('owner', target);
  await save(page, frenchIban(refusedBank, '00001', '12345678901'));
  const alert = state(page, 'failed').getByRole('alert');
  await expect(alert).toContainText('vos factures restent payées comme avant');
  await expect(alert).toBeFocused();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(form(page).getByLabel('IBAN')).toHaveValue('');
  await save(page);
  await expect(state(page, 'saved')).toBeVisible();
});

test('the form reloads on demand', deep, async ({ page, sandbox, signIn }) => {
  await signIn('owner', target);
  await form(page).getByLabel('IBAN').fill('FR76');
  await page.getByRole('button', { name: 'Recharger le formulaire' }).click();
  await expect(form(page).getByLabel('IBAN')).toHaveValue('');
  expect(await sandbox.calls(call)).toHaveLength(2);
});

test('ignores messages of another window, another origin or another shape', async ({ page, signIn }) => {
  await signIn('owner', target);
  await state(page, 'shown').waitFor();
  const before = await frame(page).boundingBox();
  const posted = [
    { type: 'mandate.saved' },
    { type: 'mandate.failed' },
    { type: 'mandate.resized', height: 900 },
  ];

  await test.step('the page itself', async () => {
    await page.evaluate((messages) => {
      for (const message of messages) window.postMessage(message, '*');
    }, posted);
    await settle(page);
  });
  await test.step('another frame, also without an origin', async () => {
    await serve(page, `${posting(...posted)} parent.postMessage('last', '*')`);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const other = document.createElement('iframe');
          addEventListener('message', ({ data }) => {
            if (data === 'last') resolve();
          });
          other.sandbox.add('allow-scripts');
          other.src = '/third-party/mandate?reference=981000000037&other';
          document.body.append(other);
        }),
    );
  });
  await test.step('the frame window, from another origin', async () => {
    for (const origin of ['https://ailleurs.example', new URL(page.url()).origin, ''])
      await page.evaluate(
        ([from, messages]) => {
          const source = document.querySelector('iframe')?.contentWindow ?? null;
          for (const data of messages)
            dispatchEvent(new MessageEvent('message', { data, source, origin: from }));
        },
        [origin, posted] as const,
      );
  });
  await test.step('the frame, with another shape', async () => {
    await page.frames()[1]?.evaluate(() => {
      const shapes = ['mandate.saved', { type: 'saved' }, { type: ['mandate.saved'] }, null, { kind: 1 }];
      for (const shape of shapes) parent.postMessage(shape, '*');
      parent.postMessage({ type: 'mandate.resized', height: '900' }, '*');
    });
    await settle(page);
  });

  await expect(state(page, 'shown')).toBeVisible();
  expect(await frame(page).first().boundingBox()).toEqual(before);
  await page.frames()[1]?.evaluate(() => parent.postMessage({ type: 'mandate.saved' }, '*'));
  await expect(state(page, 'saved')).toBeVisible();
});

test('the frame takes the height its page requests, within limits', deep, async ({ page, signIn }) => {
  await serve(page, posting({ type: 'mandate.resized', height: 1e9 }, { type: 'mandate.ready' }));
  await signIn('owner', target);
  await expect.poll(() => frame(page).evaluate(({ clientHeight }) => clientHeight)).toBe(2400);
});

test('security headers block navigation of the frame to other origins', async ({ context, page, signIn }) => {
  // The test expects the console error of the refused frame.
  context.removeAllListeners('console');
  await signIn('owner', target);
  await state(page, 'shown').waitFor();
  const refusal = page.waitForEvent('console', (message) => /frame-src/.test(message.text()));
  await page.frames()[1]?.evaluate(() => location.assign('https://ailleurs.example/'));
  await refusal;
});

test('a contract links to its form, which a reload restores', deep, async ({ page, signIn }) => {
  await signIn('owner', '/espace-personnel');
  await page.getByRole('button', { name: /^Usine des Bars/ }).click();
  await page.getByRole('link', { name: /^Saisir un mandat .* Usine des Bars/ }).click();
  await expect(page).toHaveURL(target);
  await state(page, 'shown').waitFor();
  await page.goto(path);
  await expect(state(page, 'shown')).toBeVisible();
  await expect(form(page).getByText(reference)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).toContain(reference);
});

test('completes the flow by keyboard, from the title to the invoices', async ({ page, signIn }) => {
  await signIn('owner', target);
  await state(page, 'shown').waitFor();
  await page.locator('h1').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Recharger le formulaire' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('Titulaire du compte')).toBeFocused();
  await page.keyboard.type('Boulangerie du Port');
  await page.keyboard.press('Tab');
  await page.keyboard.type(iban);
  await page.keyboard.press('Enter');
  await expect(state(page, 'saved').getByRole('status')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au tableau de bord' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/espace-facturation$/);
});

for (const [name, search, why] of [
  ['no contract', '', 'Choisissez d’abord un contrat'],
  ['the contract of someone else', '?contrat=980000000001', 'Choisissez d’abord un contrat'],
  ['a contract whose direct debit is closed', '?contrat=closed', 'ne peut pas être demandé pour ce contrat.'],
] as const)
  test(`${name}: shows the invoices with the reason, without a form`, deep, async ({ page, sandbox }) => {
    await page.route('**/api/user', async (route) => {
      const response = await route.fetch();
      const profile = await response.json();
      const closed = { ...profile.contracts[0], reference: 'closed', roles: [] };
      await route.fulfill({ response, json: { ...profile, contracts: [...profile.contracts, closed] } });
    });
    await page.goto(signInAddress('owner', path + search));
    await expect(page).toHaveURL(/\/espace-facturation$/);
    await expect(page.getByRole('alert')).toContainText(why);
    expect(await sandbox.calls(call)).toEqual([]);
  });

for (const width of [320, 768, 1440])
  test(
    `fits without clipping or horizontal scrolling at ${width} px, in each state`,
    deep,
    async ({ page, hold, signIn }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.clock.install();
      const release = await hold(call);
      await signIn('owner', target);
      await page.clock.fastForward(5000);
      await state(page, 'late').waitFor();
      expect(await layoutFaults(page)).toEqual([]);
      await page.clock.fastForward(25_000);
      await state(page, 'failed').waitFor();
      expect(await layoutFaults(page)).toEqual([]);
      release();
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await state(page, 'shown').waitFor();
      expect(await layoutFaults(page)).toEqual([]);
      await expect
        .poll(() =>
          page
            .frames()[1]
            ?.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight),
        )
        .toBe(0);
      await save(page);
      await state(page, 'saved').waitFor();
      expect(await layoutFaults(page)).toEqual([]);
    },
  );
