import HCaptcha from '@hcaptcha/react-hcaptcha';
import { useEffect, useRef, useState } from 'react';

export type CaptchaSettings = { siteKey: string; scriptAddress: string };

/** `closed`: by the person; `expired`: nothing was answered in time; `blocked`: it cannot be loaded or run. */
export type CaptchaProblem = 'closed' | 'expired' | 'blocked';

export type CaptchaAnswer = { token: string } | { problem: CaptchaProblem };

export type CaptchaAttemptProps = {
  settings: CaptchaSettings;
  onAnswer: (answer: CaptchaAnswer) => void;
};

/** How hCaptcha names what went wrong; anything else means that it could not do its work. */
const problems = new Map<unknown, CaptchaProblem>([
  ['challenge-closed', 'closed'],
  ['challenge-expired', 'expired'],
]);

/** A script that neither comes nor fails is given up after this many milliseconds. */
const loadingLimit = 10_000;

/**
 * hCaptcha draws its challenge straight in the body, which a modal closes to hands and to screen readers: what holds
 * it is let through, as what floats above every modal is.
 */
const reachChallenge = (): void => {
  for (const part of document.body.children) {
    if (!(part instanceof HTMLElement) || !part.querySelector('iframe[src*="hcaptcha.com"]')) continue;
    part.dataset.reactAriaTopLayer = 'true';
    part.inert = false;
    part.removeAttribute('aria-hidden');
  }
};

/** One run of hCaptcha, from the loading of its script to a token or a problem. */
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
