import HCaptcha from '@hcaptcha/react-hcaptcha';
import { useEffect, useRef, useState } from 'react';

export type CaptchaSettings = { siteKey: string; scriptAddress: string };

/** Reason for a missing token: the user `closed` the captcha or was too slow (`expired`); else `blocked`. */
export type CaptchaProblem = 'closed' | 'expired' | 'blocked';

export type CaptchaAnswer = { token: string } | { problem: CaptchaProblem };

export type CaptchaAttemptProps = { settings: CaptchaSettings; onAnswer: (answer: CaptchaAnswer) => void };

const problems = new Map<unknown, CaptchaProblem>([
  ['challenge-closed', 'closed'],
  ['challenge-expired', 'expired'],
]);

const loadingLimit = 10_000;

/** Makes the hCaptcha challenge usable over a modal: a modal makes all other children of `body` inert. */
const reachChallenge = (): void => {
  for (const part of document.body.children) {
    if (!(part instanceof HTMLElement) || !part.querySelector('iframe[src*="hcaptcha.com"]')) continue;
    part.dataset.reactAriaTopLayer = 'true';
    part.inert = false;
    part.removeAttribute('aria-hidden');
  }
};

export const CaptchaAttempt = ({ settings, onAnswer }: CaptchaAttemptProps) => {
  const widget = useRef<HCaptcha>(null);
  const [isReady, setIsReady] = useState(false);
  const fail = (reason: unknown) => onAnswer({ problem: problems.get(reason) ?? 'blocked' });

  useEffect(() => {
    if (isReady) return;
    const limit = setTimeout(() => onAnswer({ problem: 'blocked' }), loadingLimit);
    return () => clearTimeout(limit);
  }, [isReady, onAnswer]);

  const execute = () => {
    setIsReady(true);
    widget.current?.execute({ async: true }).then(({ response }) => onAnswer({ token: response }), fail);
  };

  return (
    <HCaptcha
      ref={widget}
      size="invisible"
      sitekey={settings.siteKey}
      scriptSource={settings.scriptAddress}
      languageOverride="fr"
      sentry={false}
      onReady={execute}
      onOpen={reachChallenge}
      onError={fail}
    />
  );
};
