import { fromPromise } from 'xstate';
import { t } from '#locales/fr/signup.ts';
import type { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import { technicalFailure } from '#machines/domain/failure.ts';
import { signupMachine } from '#machines/signup/signup.machine.ts';
import { register } from '../../api/registration.ts';
import { storeToken } from '../../api/token.ts';
import type { CaptchaAnswer } from '../../ui/captchaTypes.ts';
import { forgetDraft } from './draft.ts';

type Outside = {
  solveCaptcha: () => Promise<CaptchaAnswer>;
  /** The second step, with its own ports. */
  addContract: typeof addContractMachine;
};

export const signup = ({ solveCaptcha, addContract }: Outside) =>
  signupMachine.provide({
    actors: {
      solveCaptcha: fromPromise(async () => {
        const answer = await solveCaptcha();
        if ('problem' in answer) throw technicalFailure(t(`captcha.${answer.problem}`));
        return answer.token;
      }),
      register: fromPromise(async ({ input, signal }) => {
        const token = await register(input, signal);
        forgetDraft();
        return token;
      }),
      storeToken: fromPromise(async ({ input }) => storeToken(input)),
      addContract,
    },
  });
