import type { Page, Route } from '@playwright/test';
import { hostTables } from '#brands/hosts.ts';
import type { JournalEntry } from '../sandbox/journalEntry.ts';
import { expect, expectAccessible, test } from './portal.ts';
import { servePortalAt } from './servePortalAt.ts';
import { fillAccount, heldIn, newcomer, signupState, submitAccount } from './signupForm.ts';

/** A host of an environment where the captcha is run, answered by the portal of the journeys. */
const origin = `https://${hostTables.inte.ponant}`;
const address = `${origin}/creation-de-compte`;
const script = 'https://js.hcaptcha.com/1/api.js**';

const serveScript = (body: string) => (route: Route) =>
  route.fulfill({
    body,
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
  });

/** What the back office was asked in the world of the page. */
const registrations = async (page: Page): Promise<unknown[]> => {
  const journal: JournalEntry[] = await page.evaluate(() =>
    fetch('/sandbox/calls').then((answer) => answer.json()),
  );
  return journal.filter(({ path }) => path === '/user/registration').map(({ body }) => body);
};

const token = expect.stringMatching(/^jeton-captcha-\d+-/);

test.beforeEach(async ({ baseURL, context, page }) => {
  await servePortalAt(context, new URL(origin).host, baseURL);
  const standIn = await (await context.request.get('/third-party/captcha.js')).text();
  await context.route(script, serveScript(standIn));
  await page.goto(address);
});

test('nothing of the captcha is asked for before the form is sent, and the form says it is protected', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await fillAccount(page);
  await expect(page.getByText('Cet envoi est protégé par hCaptcha')).toBeVisible();
  await expectAccessible(page);
  expect(asked.filter((url) => url.includes('hcaptcha'))).toEqual([]);
  await submitAccount(page).click();
  await expect(signupState(page, 'attaching')).toBeVisible();
  expect(asked.filter((url) => url.includes('hcaptcha'))).toHaveLength(1);
});

test('each submission carries a token of its own, once', async ({ page }) => {
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

test('a script that is blocked is said, and trying again works once it is not', async ({ context, page }) => {
  const block = (route: Route) => route.abort('blockedbyclient');
  await context.route(script, block);
  await fillAccount(page);
  await submitAccount(page).click();
  await expect(signupState(page, 'submitting.verifying')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('n’a pas pu se charger', { timeout: 15_000 });
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  expect(await registrations(page)).toEqual([]);
  expect(await heldIn(page)).toMatchObject(newcomer);
  await context.unroute(script, block);
  await submitAccount(page).click();
  await expect(signupState(page, 'attaching')).toBeVisible();
  expect(await registrations(page)).toEqual([{ civility: 'miss', ...newcomer, token_captcha: token }]);
});

/** A script whose challenge ends as hCaptcha says it does when a person leaves it. */
const refusing = (reason: string) => `
  window.hcaptcha = {
    render: () => 'captcha',
    execute: () => Promise.reject('${reason}'),
    reset() {},
    remove() {},
  };
  window.hCaptchaOnLoad();
`;

for (const [reason, message] of [
  ['challenge-closed', 'a été fermée avant la fin'],
  ['challenge-expired', 'a expiré'],
  ['network-error', 'n’a pas pu se charger'],
] as const) {
  test(`a captcha that ends on ${reason} is said, with nothing sent and nothing lost`, async ({
    context,
    page,
  }) => {
    await context.route(script, serveScript(refusing(reason)));
    await fillAccount(page);
    await submitAccount(page).click();
    await expect(page.getByRole('alert')).toContainText(message);
    expect(await heldIn(page)).toMatchObject(newcomer);
    expect(await registrations(page)).toEqual([]);
    await expect(submitAccount(page)).toBeEnabled();
  });
}

test('in development the captcha is not run', async ({ baseURL, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${baseURL}/creation-de-compte`);
  await fillAccount(page);
  await submitAccount(page).click();
  await expect(signupState(page, 'attaching')).toBeVisible();
  expect(asked.filter((url) => url.includes('hcaptcha'))).toEqual([]);
});
