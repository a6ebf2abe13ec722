import type { Environment } from '#brands/hosts.ts';
import type { CaptchaSettings } from '../ui/captchaTypes.ts';

export type EnvironmentSettings = {
  /** Null where the captcha is not run (docs/rules.md#captcha). */
  captcha: CaptchaSettings | null;
  /** The origins where a mandate may be signed, in https but for the sandbox, which is of the portal's own. */
  signatureOrigins: (own: string) => readonly string[];
  /** False where what is not for customers yet is hidden: columns of invoices and of meters. */
  showsEverything: boolean;
  /** The address of the form where a mandate is typed, which the security headers let in a frame. */
  mandateForm: string;
  /** The address of the service that suggests towns and streets, which the security headers let in. */
  addressSearch: string;
  /** The path of the portal's own origin that the measure of its use goes to; null where nothing is measured. */
  analytics: { address: `/${string}` } | null;
};

/** hCaptcha's published key for trials: to be replaced by the utility's own, one an environment. */
const trialKey = '10000000-ffff-ffff-ffff-000000000001';

const captcha: CaptchaSettings = {
  siteKey: trialKey,
  scriptAddress: 'https://js.hcaptcha.com/1/api.js',
};

/** To be replaced by the provider's own. */
const signatureOrigins = () => ['https://signature.example'];

/** To be replaced by the provider's own. */
const mandateForm = 'https://mandat.example/saisie';

/** The geocoder of the Géoplateforme. */
const addressSearch = 'https://data.geopf.fr/geocodage/search';

const local: EnvironmentSettings = {
  captcha: null,
  signatureOrigins: (own) => [own],
  mandateForm: '/third-party/mandate',
  addressSearch: '/third-party/address/search',
  analytics: null,
  showsEverything: true,
};
const deployed: EnvironmentSettings = {
  captcha,
  signatureOrigins,
  mandateForm,
  addressSearch,
  analytics: { address: '/audience' },
  showsEverything: false,
};

/** What differs from an environment to another, besides the brand (docs/rules.md#environments). */
export const environments: Record<Environment, EnvironmentSettings> = {
  development: local,
  test: local,
  inte: { ...deployed, analytics: null, showsEverything: true },
  preprod: deployed,
  prod: deployed,
};
