import { useCallback, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#locales/fr/captcha.ts';
import { technicalFailure } from '../../domain/failure.ts';
import type { CaptchaHandle } from '../../ui/captcha/Captcha.tsx';
import type { CaptchaAnswer } from '../../ui/captcha/CaptchaAttempt.tsx';

export type SolveCaptcha = () => Promise<CaptchaAnswer>;

export const captchaPort = (solve: SolveCaptcha) =>
  fromPromise<string, void>(async () => {
    const answer = await solve();
    if ('problem' in answer) throw technicalFailure(t(answer.problem));
    return answer.token;
  });

export const useCaptcha = () => {
  const handle = useRef<CaptchaHandle>(null);
  const solveCaptcha = useCallback<SolveCaptcha>(
    async () => (await handle.current?.solve()) ?? { problem: 'blocked' },
    [],
  );
  return { solveCaptcha, handle };
};
