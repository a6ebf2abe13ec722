import { useCallback, useRef } from 'react';
import type { CaptchaHandle } from '../../ui/captcha/Captcha.tsx';
import type { SolveCaptcha } from './captchaPort.ts';

/** Solves the captcha of a form, which is rendered beside it with this handle. */
export const useCaptcha = () => {
  const handle = useRef<CaptchaHandle>(null);
  const solveCaptcha = useCallback<SolveCaptcha>(
    async () => (await handle.current?.solve()) ?? { problem: 'blocked' },
    [],
  );
  return { solveCaptcha, handle };
};
