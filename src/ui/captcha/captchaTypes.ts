export type CaptchaSettings = { siteKey: string; scriptAddress: string };

/** `closed`: by the person; `expired`: nothing was answered in time; `blocked`: it cannot be loaded or run. */
export type CaptchaProblem = 'closed' | 'expired' | 'blocked';

export type CaptchaAnswer = { token: string } | { problem: CaptchaProblem };

export type CaptchaAttemptProps = {
  settings: CaptchaSettings;
  onAnswer: (answer: CaptchaAnswer) => void;
};
