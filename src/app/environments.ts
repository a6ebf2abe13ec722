import type { Environment } from '#brands/hosts.ts';
import type { CaptchaSettings } from '../ui/captchaTypes.ts';

export type EnvironmentSettings = {
  /** Null where the captcha is not run (docs/rules.md#captcha). */
  captcha: CaptchaSettings | null;
  /** The origins where a mandate may be signed, in https but for the sandbox, which is of the portal's own. */
  signatureOrigins: (own: string) => readonly string[];
};

/** hCaptcha's published key for trials: to be replaced by the utility's own, one an environment. */
const trialKey = '10000000-ffff-ffff-ffff-000000000001';

const captcha: CaptchaSettings = {
  siteKey: trialKey,
  scriptAddress: 'https://js.hcaptcha.com/1/api.js',
};

/** To be replaced by the provider's own. */
const signatureOrigins = () => ['https://signature.example'];

const local: EnvironmentSettings = { captcha: null, signatureOrigins: (own) => [own] };
const deployed: EnvironmentSettings = { captcha, signatureOrigins };

/** What differs from an environment to another, besides the brand (docs/rules.md#environments). */
export const environments: Record<Environment, EnvironmentSettings> = {
  development: local,
  test: local,
  inte: deployed,
  preprod: deployed,
  prod: deployed,
};
