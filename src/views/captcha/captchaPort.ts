import { fromPromise } from 'xstate';
import { t } from '#locales/fr/captcha.ts';
import { technicalFailure } from '../../domain/failure.ts';
import type { CaptchaAnswer } from '../../ui/captcha/captchaTypes.ts';

export type SolveCaptcha = () => Promise<CaptchaAnswer>;

/** The port of a captcha: a token, or a failure that says what went wrong. */
export const captchaPort = (solve: SolveCaptcha) =>
  fromPromise<string, void>(async () => {
    const answer = await solve();
    if ('problem' in answer) throw technicalFailure(t(answer.problem));
    return answer.token;
  });
