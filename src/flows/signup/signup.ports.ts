import { fromPromise } from 'xstate';
import type { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import { signupMachine } from '#machines/signup/signup.machine.ts';
import { register } from '../../api/account.ts';
import { loadProfile } from '../../api/session.ts';
import { storeToken } from '../../api/storage/token.ts';
import { captchaPort, type SolveCaptcha } from '../../views/captcha/useCaptcha.ts';
import { forgetDraft } from './draft.ts';

type Outside = { solveCaptcha: SolveCaptcha; addContract: typeof addContractMachine };

export const signup = ({ solveCaptcha, addContract }: Outside) =>
  signupMachine.provide({
    actors: {
      solveCaptcha: captchaPort(solveCaptcha),
      readRole: fromPromise(async ({ signal }) => (await loadProfile(undefined, signal)).type),
      register: fromPromise(async ({ input, signal }) => {
        const token = await register(input, signal);
        forgetDraft();
        return token;
      }),
      storeToken: fromPromise(async ({ input }) => {
        if (input === '') throw new Error('The token is empty');
        storeToken(input);
      }),
      addContract,
    },
  });
