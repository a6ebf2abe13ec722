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

test(
  'shows an error if the browser blocks the captcha script, then succeeds on retry',
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
    `shows an error, keeps the values and sends nothing if a captcha ends with ${reason}`,
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
