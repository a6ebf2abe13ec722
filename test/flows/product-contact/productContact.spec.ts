import type { Page, Route } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { goOnTyping, leave } from '../../journeys/account/leaveQuestion.ts';
import {
  captchaOrigin,
  captchaProblems,
  captchaScript,
  refusing,
  sentTo,
  serveCaptcha,
  serveScript,
  watchCaptcha,
} from '../../journeys/captcha.ts';
import { expect, takenOver, test } from '../../journeys/portal.ts';
import { refusedProductEmail } from '../../sandbox/resources/customerService.ts';
import {
  contactState,
  contactValues,
  fillContact,
  productCall,
  sendContact,
  visitor,
  visitorRequest,
} from '../filledForms.ts';

const address = '/espace-produit/switch?modale=contact';
const filled = { ...visitor, reference: '981000004217', subject: 'switch' };

test('sends a request of a visitor about two products in the expected format', async ({ page, sandbox }) => {
  await page.goto('/espace-produit/switch');
  const opener = page.getByRole('link', { name: 'Demander des renseignements' });
  await opener.click();
  await expect(page).toHaveURL(/\/espace-produit\/switch\?modale=contact$/);
  await expect(page.getByRole('dialog', { name: 'Demander des renseignements' })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'color-contrast');
  await expect(sendContact(page)).toBeDisabled();
  await expect(sendContact(page)).toHaveAccessibleDescription('Formulaire à compléter');
  await fillContact(page);
  await page.getByRole('dialog').getByText('Transfert de vos données d’eau').click();
  await expect(sendContact(page)).toBeEnabled();
  await expectAccessible(page);
  await sendContact(page).click();

  const dialog = page.getByRole('dialog', { name: 'Votre demande est envoyée' });
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Un conseiller vous répondra par e-mail' }),
  ).toBeFocused();
  await expectAccessible(page);
  expect((await sandbox.calls(productCall)).map(({ body }) => body)).toEqual([visitorRequest]);
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/espace-produit\/switch$/);
  await expect(opener).toBeFocused();
});

test('sends the minimal request with empty optional fields', deep, async ({ page, sandbox }) => {
  await page.goto('/espace-produit/water?modale=contact');
  await fillContact(page, { phone: '', reference: '', message: '' });
  await page.locator('[name="function"]').press('Enter');
  await expect(contactState(page, 'submitted')).toBeVisible();
  expect((await sandbox.calls(productCall)).map(({ body }) => body)).toEqual([
    { ...visitorRequest, phone: '', reference: '', message: '', subject: 'water' },
  ]);
});

test('keeps the subject of the page selected, by mouse and by keyboard', deep, async ({ page }) => {
  await page.goto('/espace-produit/fluids?modale=contact');
  const own = page.getByRole('checkbox', { name: 'Suivi de tous vos fluides' });
  await page.getByRole('dialog').getByText('Suivi de tous vos fluides').click();
  await expect(own).toBeChecked();
  await own.press('Space');
  await expect(own).toBeChecked();
  expect(await contactValues(page)).toMatchObject({ subject: 'fluids' });
});

const wrong = [
  ['last_name', 'Carpentier 2', 'Un nom ne contient pas de chiffre'],
  ['first_name', '', 'Saisissez votre prénom'],
  ['email', 'sophie@', 'Saisissez une adresse e-mail complète'],
  ['phone', '01 99 00 00 1', 'Saisissez les 10 chiffres du numéro'],
  ['company', ' ', 'Saisissez le nom de votre entreprise'],
  ['function', '', 'Saisissez votre fonction'],
  ['reference', '97-1000-0042-17', 'Saisissez les 12 chiffres de la référence'],
  ['message', 'é'.repeat(5001), 'Raccourcissez votre message'],
] as const;

test(
  'one invalid field disables the button; Enter or a click shows it and sends nothing',
  deep,
  async ({ page, sandbox }) => {
    await page.goto(address);
    for (const [name, value, message] of wrong) {
      await fillContact(page, { [name]: value });
      await expect(sendContact(page)).toBeDisabled();
      await sendContact(page).focus();
      await page.keyboard.press('Enter');
      const field = page.locator(`[data-flow="productContact"] [name="${name}"]`);
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
      const summary = page.getByRole('dialog').getByRole('alert');
      await expect(summary).toBeFocused();
      await summary.getByRole('button', { name: new RegExp(message) }).click();
      await expect(field).toBeFocused();
    }
    await expectAccessible(page);
    expect(await sandbox.calls(productCall)).toEqual([]);
  },
);

test('sends a corrected form with an immediate click', deep, async ({ page }) => {
  await page.goto(address);
  await fillContact(page, { phone: '01' });
  const at = await sendContact(page).boundingBox();
  if (!at) throw new Error('The button is not there');
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeFocused();
  await page.locator('[name="phone"]').fill('0199000017');
  await sendContact(page).click();
  await expect(contactState(page, 'submitted')).toBeVisible();
});

test('counts the message while typing, and announces it after a pause', deep, async ({ page }) => {
  await page.goto(address);
  const message = page.getByRole('textbox', { name: /^Message/ });
  await message.pressSequentially('Bonjour');
  const counter = page.getByRole('dialog').locator('[aria-live="polite"]');
  await expect(page.getByText('7 sur 5\u202f000 caractères').first()).toBeVisible();
  await expect(counter).toHaveText('7 sur 5\u202f000 caractères');
  await message.fill('é'.repeat(5002));
  await expect(counter).toHaveText('2 caractères de trop');
  await expect(message).toHaveValue('é'.repeat(5002));
});

test('a refusal shows at its field and keeps the typed values', deep, async ({ page }) => {
  await page.goto(address);
  await fillContact(page, { email: refusedProductEmail });
  await sendContact(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Votre demande n’a pas pu être prise en compte');
  await expect(alert).toBeFocused();
  await expect(page.locator('[name="email"]')).toHaveAccessibleDescription(/ne reçoit pas de courrier/);
  expect(await contactValues(page)).toEqual({ ...filled, email: refusedProductEmail });
  await expectAccessible(page);
});

test(
  'technical failures show an error and keep the values; a retry succeeds',
  deep,
  async ({ page, sandbox }) => {
    await page.goto(address);
    await fillContact(page);
    await sandbox.failInTurn(productCall, ['status=500', 'code=12', 'html', 'empty', 'drop'], {
      attempt: () => sendContact(page).click(),
      expectMessage: async () => {
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(contactState(page, 'editing')).toBeVisible();
        expect(await contactValues(page)).toEqual(filled);
      },
    });
    await sendContact(page).click();
    await expect(contactState(page, 'submitted')).toBeVisible();
  },
);

test(
  'a double click sends once, and the modal stays open meanwhile',
  deep,
  async ({ hold, page, sandbox }) => {
    await page.goto(address);
    const release = await hold(productCall);
    await fillContact(page);
    await sendContact(page).dblclick();
    await expect(sendContact(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-flow="productContact"]')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(contactState(page, 'submitted')).toBeVisible();
    expect(await sandbox.calls(productCall)).toHaveLength(1);
  },
);

test('its address opens it, after a reload too, and closing cleans the address', deep, async ({ page }) => {
  await page.goto(address);
  await expect(contactState(page, 'editing')).toBeVisible();
  await page.reload();
  await expect(contactState(page, 'editing')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/espace-produit\/switch$/);
  await page.goto('/espace-produit?modale=contact');
  await expect(page).toHaveURL(/\/espace-produit\/switch\?modale=contact$/);
  await expect(contactState(page, 'editing')).toBeVisible();
});

test('leaving or Back with typed values shows a confirmation', deep, async ({ page }) => {
  await page.goto('/espace-produit/switch');
  // Before the hydration, the link would load another page.
  await takenOver(page);
  const opener = page.getByRole('link', { name: 'Demander des renseignements' });
  await opener.click();
  await page.locator('[name="company"]').fill('Moulins');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await goOnTyping(page);
    await expect(page.locator('[name="company"]')).toHaveValue('Moulins');
  }
  await page.keyboard.press('Escape');
  await leave(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/espace-produit\/switch$/);
  await expect(opener).toBeFocused();
});

test(
  'a reload confirms the loss of typed values, then resets; nothing is sent',
  deep,
  async ({ page, sandbox }) => {
    await page.goto(address);
    await fillContact(page);
    const reload = async (answer: 'accept' | 'dismiss') => {
      const asking = page.waitForEvent('dialog');
      await page.evaluate(() => setTimeout(() => location.reload()));
      const dialog = await asking;
      expect(dialog.type()).toBe('beforeunload');
      await dialog[answer]();
    };
    await reload('dismiss');
    expect(await contactValues(page)).toEqual(filled);
    await reload('accept');
    await expect(page.locator('[name="company"]')).toHaveValue('');
    expect(await sandbox.calls(productCall)).toEqual([]);
  },
);

test('without a network, keeps the typed values and sends once', deep, async ({ context, page, sandbox }) => {
  await page.goto(address);
  await fillContact(page);
  await context.setOffline(true);
  await sendContact(page).click();
  await expect(page.getByRole('alert')).toContainText('Le service est injoignable.');
  expect(await contactValues(page)).toEqual(filled);
  await context.setOffline(false);
  await sendContact(page).click();
  await expect(contactState(page, 'submitted')).toBeVisible();
  expect((await sandbox.calls(productCall)).map(({ body }) => body)).toEqual([
    { ...visitorRequest, subject: 'switch' },
  ]);
});

test('a customer keeps the header and gets a prefilled form', deep, async ({ page, sandbox, signIn }) => {
  await signIn('owner', '/');
  const callCount = (await sandbox.calls()).length;
  await page.locator('a[href="/espace-produit/switch"]').first().click();
  await expect(page.getByRole('button', { name: /^Mon compte/ })).toBeVisible();
  await page.getByRole('link', { name: 'Demander des renseignements' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await contactValues(page)).toMatchObject({
    first_name: 'Yann',
    email: expect.stringContaining('@'),
    company: expect.stringMatching(/./),
  });
  await expectAccessible(page);
  expect((await sandbox.calls()).slice(callCount).filter(({ path }) => /user|token/.test(path))).toEqual([]);
});

const path = '/espace-produit/switch?modale=contact';
const sent = (page: Page) => sentTo(page, '/p/contact/request');
const request = {
  ...visitorRequest,
  subject: 'switch',
  token_captcha: expect.stringMatching(/^jeton-captcha-\d+-/),
};
test.beforeEach(async ({ baseURL, context, page }) => {
  await serveCaptcha(context, baseURL);
  await page.goto(`${captchaOrigin}${path}`);
});

test('loads the captcha only on sending, with its token, and mentions it in the form', async ({ page }) => {
  const requests = watchCaptcha(page);
  await fillContact(page);
  await expect(page.getByText('Cet envoi est protégé par hCaptcha')).toBeVisible();
  await expectAccessible(page);
  expect(requests).toEqual([]);
  await sendContact(page).click();
  await expect(contactState(page, 'submitted')).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(await sent(page)).toEqual([request]);
});

test(
  'a blocked script shows an error, and a retry succeeds once unblocked',
  deep,
  async ({ context, page }) => {
    const block = (route: Route) => route.abort('blockedbyclient');
    await context.route(captchaScript, block);
    await fillContact(page);
    await sendContact(page).click();
    await expect(page.getByRole('alert')).toContainText('n’a pas pu se charger', { timeout: 15_000 });
    expect(await sent(page)).toEqual([]);
    expect(await contactValues(page)).toEqual(filled);
    await context.unroute(captchaScript, block);
    await sendContact(page).click();
    await expect(contactState(page, 'submitted')).toBeVisible();
    expect(await sent(page)).toEqual([request]);
  },
);

for (const [reason, message] of captchaProblems) {
  test(
    `a captcha that ends on ${reason} shows an error, sends nothing and keeps the values`,
    deep,
    async ({ context, page }) => {
      await context.route(captchaScript, serveScript(refusing(reason)));
      await fillContact(page);
      await sendContact(page).click();
      await expect(page.getByRole('alert')).toContainText(message);
      expect(await contactValues(page)).toEqual(filled);
      expect(await sent(page)).toEqual([]);
      await expect(sendContact(page)).toBeEnabled();
    },
  );
}

const challenge = 'https://newassets.hcaptcha.com/challenge.html';

/** Script with a challenge in the body, like hCaptcha, and a token once solved. */
const challenging = `
  let options;
  window.hcaptcha = {
    render: (_, given) => {
      options = given;
      return 'captcha';
    },
    execute: () => new Promise((resolve) => {
      const layer = document.createElement('div');
      const frame = document.createElement('iframe');
      frame.title = 'Vérification de sécurité';
      frame.src = '${challenge}';
      layer.append(frame);
      layer.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 2147483647';
      document.body.append(layer);
      addEventListener('message', () => {
        layer.remove();
        resolve({ response: 'jeton-captcha-1-resolu' });
      }, { once: true });
      setTimeout(options['open-callback'], 100);
    }),
    reset() {},
    remove() {},
  };
  window.hCaptchaOnLoad();
`;

for (const hand of ['mouse', 'keyboard'] as const) {
  test(`solves a challenge over the modal by ${hand}`, deep, async ({ context, page }) => {
    await context.route(captchaScript, serveScript(challenging));
    await context.route(challenge, (route) =>
      route.fulfill({
        body: '<button onclick="parent.postMessage(1, \'*\')">Je suis une personne</button>',
        contentType: 'text/html',
      }),
    );
    await fillContact(page);
    await sendContact(page).click();
    const answer = page
      .frameLocator('iframe[title="Vérification de sécurité"]')
      .getByRole('button', { name: 'Je suis une personne' });
    await expect(page.locator('[data-react-aria-top-layer] iframe')).toBeVisible();
    await expect(page.locator('[inert] iframe, [aria-hidden="true"] iframe')).toHaveCount(0);
    if (hand === 'mouse') await answer.click();
    else {
      await answer.focus();
      await expect(page.locator('iframe[title="Vérification de sécurité"]')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(contactState(page, 'submitted')).toBeVisible();
    expect(await sent(page)).toEqual([request]);
  });
}

test('skips the captcha in development', deep, async ({ baseURL, page }) => {
  const requests = watchCaptcha(page);
  await page.goto(`${baseURL}${path}`);
  await fillContact(page);
  await sendContact(page).click();
  await expect(contactState(page, 'submitted')).toBeVisible();
  expect(requests).toEqual([]);
});
