import { type ComponentType, type Ref, useImperativeHandle, useState } from 'react';
import { loadModule } from '../browser/loadModule.ts';
import type { CaptchaAnswer, CaptchaAttemptProps, CaptchaSettings } from './CaptchaAttempt.tsx';

export type CaptchaHandle = {
  /** Asks for a token, good for one call. Rejects only when its own code cannot be loaded. */
  solve: () => Promise<CaptchaAnswer>;
};

type Attempt = {
  id: number;
  Component: ComponentType<CaptchaAttemptProps>;
  onAnswer: CaptchaAttemptProps['onAnswer'];
};

type Props = { settings: CaptchaSettings; ref: Ref<CaptchaHandle> };

/**
 * An invisible captcha. Nothing of it is loaded before it is asked for, and each attempt starts afresh: a
 * token is never used twice, and what was blocked once is tried again.
 */
export const Captcha = ({ settings, ref }: Props) => {
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
