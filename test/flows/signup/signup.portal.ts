import { expect, type Page, test } from '@playwright/test';
import { hostTables } from '#brands/hosts.ts';
import { newContractSchema } from '#machines/add-contract/addContract.machine.ts';
import { signupModel } from '#machines/signup/signup.model.ts';
import { knownContract, knownIdentity } from '#src/domain/fixtures/account.ts';
import { fieldsOf } from '#src/kit/chart/chart.ts';
import type { Frame } from '#src/kit/explore/walk.ts';
import { servePortalAt } from '../../journeys/servePortalAt.ts';
import { type After, definePortalWalk, unavailable } from '../../walks/definePortalWalk.ts';
import { fillOnPortal } from '../../walks/fillOnPortal.ts';

/** A deployed host, where the captcha is run. */
const host = hostTables.inte.ponant ?? '';

/** What hCaptcha's script does of an invisible captcha, but that each attempt waits for the walk to answer. */
const captchaScript = `
  const attempt = () => new Promise((resolve, reject) => { window.captcha = { resolve, reject }; });
  window.hcaptcha = {
    render: () => 'captcha', execute: attempt, reset() {}, remove() {}, setData() {},
    getResponse: () => '', getRespKey: () => '',
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]?.();
`;

const settleCaptcha = (page: Page, result: 'resolve' | 'reject', value: unknown) =>
  page.evaluate(
    ([how, what]) => {
      Reflect.apply(Reflect.get(Reflect.get(window, 'captcha'), String(how)), undefined, [what]);
      Reflect.deleteProperty(window, 'captcha');
    },
    [result, value],
  );

const address = '/creation-de-compte';

/** Opens the session of whoever holds a token, and of no one else; what signup itself asks waits for the path. */
const answerSession = async (page: Page) => {
  await page.route('**/api/token-check', (route) =>
    route.request().headers().authorization
      ? route.fulfill({ json: { code: '00' } })
      : route.fulfill({ status: 401, json: { code: '11' } }),
  );
  await page.route('**/api/user', (route) =>
    new URL(page.url()).pathname === address
      ? route.fallback()
      : route.fulfill({ json: { ...knownIdentity, type: 'owner', contracts: [knownContract] } }),
  );
};

const form = (page: Page) => page.locator('[data-flow="signup"] form');

const contract = { reference: '981000004217', identifier: 'AB12', zipcode: '35000' };

const contractForm = (page: Page) => page.locator('[data-flow="addContract"] form');

/** The second step is another flow, whose call is answered as it is used. */
const attach = async (page: Page) => {
  await page.route('**/api/user/addContract', (route) => route.fulfill({ json: { code: '00' } }));
  const sent = page.waitForRequest('**/api/user/addContract');
  await fillOnPortal(contractForm(page), contract);
  await contractForm(page).locator('[type="submit"]').click();
  expect((await sent).postDataJSON()).toMatchObject(newContractSchema.parse(contract));
};

const refuseToken = (page: Page) =>
  page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'portal.token')
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });

const space = '/espace-personnel';

export const signupPortal = definePortalWalk(signupModel, {
  open: async (page, { hasToken, isCreated, runsCaptcha }) => {
    const { baseURL } = test.info().project.use;
    await answerSession(page);
    await page.route('https://js.hcaptcha.com/1/api.js**', (route) =>
      route.fulfill({
        body: captchaScript,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    if (hasToken) await page.addInitScript(() => localStorage.setItem('portal.token', 'jeton'));
    if (isCreated) await page.addInitScript(() => history.replaceState({ created: true }, ''));
    const origin = runsCaptcha ? await servePortalAt(page.context(), host, baseURL) : baseURL;
    await page.goto(`${origin}${address}`);
  },
  calls: {
    solveCaptcha: {
      awaited: async (page) => {
        await page.waitForFunction(() => 'captcha' in window);
      },
      answers: {
        done: {
          'jeton du captcha': (page) => settleCaptcha(page, 'resolve', { response: 'jeton-captcha' }),
        },
        failed: { 'captcha fermé': (page) => settleCaptcha(page, 'reject', 'challenge-closed') },
      },
    },
    readRole: {
      done: {
        'un titulaire': { status: 200, json: { ...knownIdentity, type: 'owner' } },
        'un conseiller en consultation': {
          status: 200,
          json: { ...knownIdentity, type: 'internal_adviser_simple' },
        },
      },
      failed: { 'service indisponible': unavailable },
    },
    register: {
      done: { 'compte ouvert': { status: 200, json: { code: '00', jwt: 'jeton' } } },
      failed: {
        'adresse déjà prise': {
          status: 200,
          json: { code: '21', message: 'Un compte existe déjà avec cette adresse.' },
        },
        'service indisponible': unavailable,
      },
    },
    storeToken: {
      atOnce: { done: { 'jeton conservé': async () => {} }, failed: { 'stockage refusé': refuseToken } },
    },
    addContract: {
      awaited: (page) => contractForm(page).waitFor(),
      answers: {
        done: {
          'contrat rattaché': attach,
          'étape passée': (page) =>
            contractForm(page).getByRole('button', { name: 'Passer cette étape' }).click(),
        },
        // The form of a contract catches what fails.
        failed: { 'formulaire en panne': null },
      },
    },
  },
  events: {
    'account.submitted': async (page, { account }) => {
      await fillOnPortal(form(page), account);
      await form(page).locator('[type="submit"]').click();
    },
  },
  ends: {
    finished: ({ configuration }: Frame): After => {
      const { isCreated, isContractAdded } = fieldsOf(configuration.snapshot.output);
      return {
        address: space,
        notice: isContractAdded ? 'Le contrat a été ajouté à votre compte.' : null,
        shows: { text: 'Votre compte est créé.', isThere: isCreated === true },
      };
    },
  },
});
