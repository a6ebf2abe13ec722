import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import {
  captchaOrigin,
  captchaScript,
  sentTo,
  serveCaptcha,
  serveScript,
  watchCaptcha,
} from '../../journeys/captcha.ts';
import { expect, test } from '../../journeys/portal.ts';
import { contactState, fillContact, productCall, sendContact, visitorRequest } from '../filledForms.ts';

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

test('sends the product request of a visitor about two products', async ({ page, sandbox }) => {
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
  const own = page.getByRole('checkbox', { name: 'Coupure à distance et alerte fuite' });
  await own.press('Space');
  await expect(own).toBeChecked();
  await page.getByRole('dialog').getByText('Transfert de vos données d’eau').click();
  await expect(sendContact(page)).toBeEnabled();
  await sendContact(page).click();

  const dialog = page.getByRole('dialog', { name: 'Votre demande est envoyée' });
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Un conseiller vous répondra par e-mail' }),
  ).toBeFocused();
  expect((await sandbox.calls(productCall)).map(({ body }) => body)).toEqual([visitorRequest]);
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/espace-produit\/switch$/);
  await expect(opener).toBeFocused();
});

test(
  'counts the characters of the message, and announces the count after a pause',
  deep,
  async ({ page }) => {
    await page.goto(path);
    const message = page.getByRole('textbox', { name: /^Message/ });
    await message.pressSequentially('Bonjour');
    const counter = page.getByRole('dialog').locator('[aria-live="polite"]');
    await expect(page.getByText('7 sur 5\u202f000 caractères').first()).toBeVisible();
    await expect(counter).toHaveText('7 sur 5\u202f000 caractères');
    await message.fill('é'.repeat(5002));
    await expect(counter).toHaveText('2 caractères de trop');
    await expect(message).toHaveValue('é'.repeat(5002));
  },
);

test('loads the captcha only on the submission of a form, and sends the captcha token', async ({ page }) => {
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

const challenge = 'https://newassets.hcaptcha.com/challenge.html';

/** Script that replaces hCaptcha: it adds a challenge to the page, and returns a token if it is solved. */
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
  test(`solves a captcha challenge in front of the modal by ${hand}`, deep, async ({ context, page }) => {
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
