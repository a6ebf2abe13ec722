import { type ComponentType, type Ref, useImperativeHandle, useState } from 'react';
import { loadModule } from '../browser/loadModule.ts';
import type { CaptchaAnswer, CaptchaAttemptProps, CaptchaSettings } from './CaptchaAttempt.tsx';

export type CaptchaHandle = {
  /** Resolves with a token or with a problem. Rejects only if the code of the captcha fails to load. */
  solve: () => Promise<CaptchaAnswer>;
};

type Attempt = {
  id: number;
  Component: ComponentType<CaptchaAttemptProps>;
  onAnswer: CaptchaAttemptProps['onAnswer'];
};

/** Invisible captcha. Each `solve` starts a new challenge, because a token is valid for a single request. */
export const Captcha = ({ settings, ref }: { settings: CaptchaSettings; ref: Ref<CaptchaHandle> }) => {
  const [attempt, setAttempt] = useState<Attempt | null>(null);

  useImperativeHandle(
    ref,
    () => ({
      solve: async () => {
        const { CaptchaAttempt } = await loadModule(() => import('./CaptchaAttempt.tsx'));
        return new Promise((onAnswer) => {
          setAttempt((last) => ({ id: (last?.id ?? 0) + 1, Component: CaptchaAttempt, onAnswer }));
        });
      },
    }),
    [],
  );

  return attempt && <attempt.Component key={attempt.id} settings={settings} onAnswer={attempt.onAnswer} />;
};
