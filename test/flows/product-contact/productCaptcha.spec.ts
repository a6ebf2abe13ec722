import type { Page, Route } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
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
import { expect, test } from '../../journeys/portal.ts';
import {
  contactState,
  contactValues,
  fillContact,
  sendContact,
  visitor,
  visitorRequest,
} from './productForm.ts';

const path = '/espace-produit/switch?modale=contact';
const sent = (page: Page) => sentTo(page, '/p/contact/request');
const request = {
  ...visitorRequest,
  subject: 'switch',
  token_captcha: expect.stringMatching(/^jeton-captcha-\d+-/),
};
const filled = { ...visitor, reference: '981000004217', subject: 'switch' };

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
