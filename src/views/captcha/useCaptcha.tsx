import { useCallback, useRef } from 'react';
import { Captcha, type CaptchaHandle } from '../../ui/captcha/Captcha.tsx';
import type { CaptchaSettings } from '../../ui/captcha/captchaTypes.ts';
import type { SolveCaptcha } from './captchaPort.ts';

/** The captcha of a form, to be rendered beside it, and how it is asked; nothing without settings. */
export const useCaptcha = (settings: CaptchaSettings | null) => {
  const handle = useRef<CaptchaHandle>(null);
  const solveCaptcha = useCallback<SolveCaptcha>(
    async () => (await handle.current?.solve()) ?? { problem: 'blocked' },
    [],
  );
  return { solveCaptcha, captcha: settings && <Captcha ref={handle} settings={settings} /> };
};
