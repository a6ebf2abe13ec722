import type { Page } from '@playwright/test';
import { useState } from 'react';
import { hostTables } from '#brands/hosts.ts';
import { identityWords } from '#locales/fr/identity.ts';
import { signupWords } from '#locales/fr/signup.ts';
import { newContractSchema } from '#machines/add-contract/addContract.machine.ts';
import { signupModel } from '#machines/signup/signup.model.ts';
import type { Failure } from '#src/domain/failure.ts';
import { knownContract, knownIdentity } from '#src/domain/fixtures/account.ts';
import { fieldsOf } from '#src/kit/chart/chart.ts';
import type { Frame } from '#src/kit/explore/walk.ts';
import { portalScreen } from '../../paths/drivers/portalScreen.ts';
import { answered, definePortalWalk } from '../../walks/definePortalWalk.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { ending, type Past, type ScreenItem, type Shown } from '../../walks/expectations.ts';
import { failureAlert, mistakeAlert, sending } from '../../walks/forms.ts';

const mistakes: Record<string, string> = {
  'mots de passe différents': 'Les deux mots de passe sont différents.',
};

const form = ({ all }: Past, disabled: boolean, ...visible: readonly ScreenItem[]): Shown => {
  const typed = all.at(-1)?.typed('account');
  return {
    visible: [
      { role: 'heading', name: 'Étape 1 sur 2 Votre compte' },
      { role: 'textbox', name: 'Confirmez l’adresse e-mail' },
      { role: 'status', text: `Conditions remplies : ${typed ? 5 : 0} sur 5` },
      { role: 'button', name: 'Créer le compte', disabled },
      { role: 'button', name: 'Se connecter', disabled: false },
      ...visible,
    ],
    ...(typed && { fields: typed }),
  };
};

const submitting = ({ failure }: { failure: Failure | null }, past: Past): Shown =>
  sending(form(past, true), failure);

const host = hostTables.inte.ponant ?? '';

/** Script that replaces hCaptcha. The test ends each attempt by `window.captcha`. */
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

/** Responds to the calls of the session. The driver of the path responds to the calls of the signup. */
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

const contract = { reference: '981000004217', identifier: 'AB12', zipcode: '35000' };

const contractForm = (page: Page) => page.locator('[data-flow="addContract"] form');

const attach = async (page: Page) => {
  await page.route('**/api/user/addContract', (route) => route.fulfill({ json: { code: '00' } }));
  const sent = page.waitForRequest('**/api/user/addContract');
  await portalScreen(page, 'addContract').fill({ values: contract, words: [] });
  await contractForm(page).locator('[type="submit"]').click();
  const posted = fieldsOf((await sent).postDataJSON());
  for (const [name, value] of Object.entries(newContractSchema.parse(contract)))
    if (posted[name] !== value) throw new Error(`the sent value of ${name} is ${posted[name]}`);
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

export const signupProof = defineProof(signupModel)({
  view: async () => {
    const { CreatedAlert } = await import('#src/pages/personal-space/PersonalSpacePage.tsx');
    const { useNoticedEnd } = await import('#src/views/notices/notify.ts');
    const { useSnapshot } = await import('#src/views/Flow.tsx');
    const { noDraft } = await import('#src/flows/signup/draft.ts');
    const { noticeOfContract, SignupView } = await import('#src/flows/signup/SignupPage.tsx');
    const nothing = () => {};
    return (props) => {
      const snapshot = useSnapshot(props.actor);
      useNoticedEnd(props.actor, noticeOfContract);
      const [isStored, setIsStored] = useState(false);
      if (snapshot.matches('attaching') && !isStored) setIsStored(true);
      if (isStored && snapshot.output?.isCreated) return <CreatedAlert />;
      return (
        <SignupView
          draft={noDraft}
          onTyped={nothing}
          onSignIn={nothing}
          contractStep={() => (
            <p role="status" data-stand-in>
              Le formulaire du contrat
            </p>
          )}
          {...props}
        />
      );
    };
  },
  gestures: {
    'account.submitted': async (screen, { account }) => {
      await screen.fill({ values: account, words: [signupWords, identityWords] });
      await screen.press('button', 'Créer le compte');
    },
  },
  states: {
    opening: null,
    editing: ({ failure }, past) => {
      const mistake = mistakes[past.here.at(-1)?.case ?? ''];
      return form(past, false, ...(mistake ? [mistakeAlert(mistake)] : failureAlert(failure)));
    },
    'submitting.starting': null,
    'submitting.verifying': submitting,
    'submitting.registering': submitting,
    'submitting.storingToken': submitting,
    recognising: () => ({
      visible: [
        { role: 'heading', name: 'Étape 2 sur 2 Votre premier contrat' },
        { role: 'status', text: 'Nous vérifions votre accès' },
      ],
      isBusy: true,
    }),
    attaching: ({ isCreated }) => ({
      visible: [
        { role: 'heading', name: 'Étape 2 sur 2 Votre premier contrat' },
        { role: 'paragraph', text: isCreated ? 'Votre compte est ouvert.' : 'Vous êtes déjà connecté.' },
        { role: 'status', text: 'Le formulaire du contrat' },
      ],
    }),
    finished: ending(),
  },
  portal: definePortalWalk(signupModel, {
    open: async (page, { hasToken, isCreated, runsCaptcha }, originOf) => {
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
      await page.goto((await originOf(runsCaptcha ? host : null)) + address);
    },
    calls: {
      solveCaptcha: {
        awaited: async (page) => {
          await page.waitForFunction(() => 'captcha' in window);
        },
        answers: {
          done: { 'captcha résolu': (page) => settleCaptcha(page, 'resolve', { response: 'jeton-captcha' }) },
          failed: { 'captcha fermé': (page) => settleCaptcha(page, 'reject', 'challenge-closed') },
        },
      },
      readRole: { done: (type) => answered({ ...knownIdentity, type }) },
      register: { done: (jwt) => answered({ jwt }) },
      storeToken: { atOnce: { failed: { 'stockage refusé': refuseToken } } },
      addContract: {
        awaited: (page) => contractForm(page).waitFor(),
        answers: {
          done: {
            'contrat rattaché': attach,
            'étape passée': (page) =>
              contractForm(page).getByRole('button', { name: 'Passer cette étape' }).click(),
          },
        },
      },
    },
    ends: {
      finished: ({ configuration }: Frame) => {
        const { isCreated, isContractAdded } = fieldsOf(configuration.snapshot.output);
        return {
          address: space,
          ...(isContractAdded === true && { notice: 'Le contrat a été ajouté à votre compte.' }),
          shows: { text: 'Votre compte est créé.', isThere: isCreated === true },
        };
      },
    },
  }),
});
