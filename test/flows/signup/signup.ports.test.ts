import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { t } from '#locales/fr/captcha.ts';
import { signupModel } from '#machines/signup/signup.model.ts';
import { addContract } from '#src/flows/add-contract/addContract.ports.ts';
import { signup } from '#src/flows/signup/signup.ports.ts';
import type { CaptchaAnswer } from '#src/ui/captcha/CaptchaAttempt.tsx';
import { signedInBrowser, startWith } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

const { account } = signupModel.cases['account.submitted']['bien formé'];

const submitted = { type: 'account.submitted', account } as const;

const newSignup = (solveCaptcha: () => Promise<CaptchaAnswer> = async () => ({ token: 'a-captcha' })) =>
  createActor(signup({ solveCaptcha, addContract }), {
    input: { hasToken: false, isCreated: false, runsCaptcha: true },
  });

it('stores the token of the new account, but no typed value', async () => {
  sessionStorage.setItem('portal.signup', JSON.stringify({ last_name: account.last_name }));
  stubBackOffice({ 'POST /user/registration': { jwt: 'its-token' } });
  const flow = newSignup();
  await startWith(flow, submitted);
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('attaching'));
  expect(localStorage.getItem('portal.token')).toBe('its-token');
  expect(sessionStorage.getItem('portal.signup')).not.toContain(account.last_name);
  flow.stop();
});

it('reports a captcha without a solution, and sends no request', async () => {
  const sent = stubBackOffice({});
  const flow = newSignup(async () => ({ problem: 'closed' }));
  await startWith(flow, submitted);
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('editing'));
  expect(flow.getSnapshot().context.failure?.message).toBe(t('closed'));
  expect(sent).toEqual([]);
});
