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
} from '../../journeys/captcha.ts';
import { expect, test } from '../../journeys/portal.ts';
import { fillAccount, newcomer, signupState, submitAccount, valuesIn } from '../filledForms.ts';

const address = `${captchaOrigin}/creation-de-compte`;

const registrations = (page: Page) => sentTo(page, '/user/registration');

const token = expect.stringMatching(/^jeton-captcha-\d+-/);

test.beforeEach(async ({ baseURL, context, page }) => {
  await serveCaptcha(context, baseURL);
  await page.goto(address);
});

test('each submission carries its own token, once', async ({ page }) => {
  const email = 'yann.legoff@ecluses.example';
  await fillAccount(page, { email, repeated_email: email });
  await submitAccount(page).click();
  await expect(page.getByRole('alert')).toContainText('Un compte existe déjà');
  await page.locator('[name="email"]').fill(newcomer.email);
  await page.locator('[name="repeated_email"]').fill(newcomer.email);
  await submitAccount(page).click();
  await expect(signupState(page, 'attaching')).toBeVisible();
  const sent = await registrations(page);
  expect(sent).toEqual([
    { civility: 'miss', ...newcomer, email, repeated_email: email, token_captcha: token },
    { civility: 'miss', ...newcomer, token_captcha: token },
  ]);
  const tokens = sent.map((body) => Reflect.get(Object(body), 'token_captcha'));
  expect(new Set(tokens).size).toBe(2);
});

test(
  'a blocked script shows an error, and a retry succeeds once unblocked',
  deep,
  async ({ context, page }) => {
    const block = (route: Route) => route.abort('blockedbyclient');
    await context.route(captchaScript, block);
    await fillAccount(page);
    await submitAccount(page).click();
    await expect(signupState(page, 'submitting.verifying')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('n’a pas pu se charger', { timeout: 15_000 });
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    expect(await registrations(page)).toEqual([]);
    expect(await valuesIn(page)).toMatchObject(newcomer);
    await context.unroute(captchaScript, block);
    await submitAccount(page).click();
    await expect(signupState(page, 'attaching')).toBeVisible();
    expect(await registrations(page)).toEqual([{ civility: 'miss', ...newcomer, token_captcha: token }]);
  },
);

for (const [reason, message] of captchaProblems) {
  test(
    `a captcha that ends on ${reason} shows an error, sends nothing and keeps the values`,
    deep,
    async ({ context, page }) => {
      await context.route(captchaScript, serveScript(refusing(reason)));
      await fillAccount(page);
      await submitAccount(page).click();
      await expect(page.getByRole('alert')).toContainText(message);
      expect(await valuesIn(page)).toMatchObject(newcomer);
      expect(await registrations(page)).toEqual([]);
      await expect(submitAccount(page)).toBeEnabled();
    },
  );
}
