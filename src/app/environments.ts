import type { Environment } from '#brands/hosts.ts';
import type { CaptchaSettings } from '../ui/captchaTypes.ts';

export type EnvironmentSettings = {
  /** Null where the captcha is not run (docs/rules.md#captcha). */
  captcha: CaptchaSettings | null;
};

/** hCaptcha's published key for trials: to be replaced by the utility's own, one an environment. */
const trialKey = '10000000-ffff-ffff-ffff-000000000001';

const captcha: CaptchaSettings = {
  siteKey: trialKey,
  scriptAddress: 'https://js.hcaptcha.com/1/api.js',
};

const local: EnvironmentSettings = { captcha: null };
const deployed: EnvironmentSettings = { captcha };

/** What differs from an environment to another, besides the brand (docs/rules.md#environments). */
export const environments: Record<Environment, EnvironmentSettings> = {
  development: local,
  test: local,
  inte: deployed,
  preprod: deployed,
  prod: deployed,
};
