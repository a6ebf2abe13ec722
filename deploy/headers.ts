import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ThirdParty } from '../src/app/defineRoutes.ts';
import type { DeploymentFile } from '../src/app/settings/deployment.ts';

/** Hashes of the two `<style>` elements that React Aria adds, for the CSP. A test computes them. */
export const reactAriaStyles = {
  usePress: 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  usePreventScroll: 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
} as const;

/** Hosts that the CSP must allow (documentation of hCaptcha, "Content-Security-Policy Settings"). */
const captchaHosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

const originOf = (address: string): string => new URL(address).origin;

const listCaptchaSources = ({ scriptAddress }: DeploymentFile['captcha']): readonly string[] =>
  /^https:\/\/([\w-]+\.)?hcaptcha\.com$/.test(originOf(scriptAddress))
    ? captchaHosts
    : [...captchaHosts, originOf(scriptAddress)];

type Options = {
  /** Third parties of a deployment; null in development and tests, which use the sandbox. */
  deployment: DeploymentFile | null;
  /** Third party that the page loads. The CSP of the page blocks all other third parties. */
  thirdParty?: ThirdParty | undefined;
  styleSource?: string | undefined;
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const hashPageScript = (html: string): string => {
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1];
  if (!script) throw new Error('The page has no inline script');
  return hashOf(script);
};

const scriptSource = hashPageScript(readFileSync(new URL('../index.html', import.meta.url), 'utf8'));

export const hashPageStyle = (html: string): string | undefined => {
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  return style && hashOf(style);
};

type Directives = Record<string, readonly string[]>;

export const policy = ({ deployment, thirdParty, styleSource }: Options): Directives => {
  const captchaSources = deployment && thirdParty === 'captcha' ? listCaptchaSources(deployment.captcha) : [];
  const mandateSources =
    thirdParty === 'mandate' ? [deployment ? originOf(deployment.mandateForm) : "'self'"] : [];
  const frameSources = [...mandateSources, ...captchaSources];
  const styleSources = [
    ...Object.values(reactAriaStyles).map((hash) => `'${hash}'`),
    ...(styleSource === undefined ? [] : [styleSource]),
  ];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", scriptSource, ...captchaSources],
    'style-src': ["'self'", ...styleSources, ...captchaSources],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(deployment ? [originOf(deployment.addressSearch)] : []), ...captchaSources],
    'frame-src': frameSources.length > 0 ? frameSources : ["'none'"],
    // Scripts send the typed values by calls, so browsers must not submit a form themselves.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    // Trusted Types would block the captcha, whose script sets script URLs as plain texts.
    ...(captchaSources.length > 0
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  };
};

export const formatPolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

export const securityHeaders = (options: Options): Record<string, string> => ({
  'Content-Security-Policy': formatPolicy(policy(options)),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
});

const assetPolicy = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const everywhere = ['Referrer-Policy', 'X-Content-Type-Options', 'Strict-Transport-Security'];

const pick = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(securityHeaders({ deployment: null })).filter(([name]) => names.includes(name)),
  );

/** Few headers, because a page loads about sixty files under `/assets`. Only web workers use this CSP. */
export const assetHeaders = (): Record<string, string> => ({
  ...pick([...everywhere, 'Cross-Origin-Resource-Policy']),
  'Content-Security-Policy': assetPolicy,
});

/** CSP of responses to calls: a browser must not show such a response as a page. */
const callPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Headers that replace those of the back office. The pages of the sign-in keep their own CSP. */
export const proxiedHeaders = (of: 'call' | 'signIn'): Record<string, string> => ({
  ...pick([...everywhere, 'X-Frame-Options']),
  'Cache-Control': 'no-store',
  ...(of === 'call' ? { 'Content-Security-Policy': callPolicy } : {}),
});
