import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ThirdParty } from '../src/app/defineRoutes.ts';
import type { DeploymentFile } from '../src/app/settings/deployment.ts';

/**
 * The two `<style>` elements that react-aria writes in the page (`interactions/usePress` against the delay of
 * a double tap, `overlays/usePreventScroll` on iOS): their hashes let them through without letting any other
 * inline style in. A test recomputes them from the installed package.
 */
export const reactAriaStyles = {
  usePress: 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  usePreventScroll: 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
} as const;

/** The hosts that hCaptcha asks for, where the captcha is run (its documentation, "Content-Security-Policy Settings"). */
const captchaHosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

const originOf = (address: string): string => new URL(address).origin;

/** A script of hCaptcha may be served from elsewhere. */
const listCaptchaSources = ({ scriptAddress }: DeploymentFile['captcha']): readonly string[] =>
  /^https:\/\/([\w-]+\.)?hcaptcha\.com$/.test(originOf(scriptAddress))
    ? captchaHosts
    : [...captchaHosts, originOf(scriptAddress)];

type Options = {
  /** Where third parties are met; null in development and test, where the sandbox stands for them. */
  deployment: DeploymentFile | null;
  /** The one that the page runs, if any: no other page lets it in. */
  thirdParty?: ThirdParty | undefined;
  /** The style that the page holds (src/prerender), as a source of the policy, to be let in. */
  styleSource?: string | undefined;
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline script of a page, which looks for a browser that is too old, as a source of the policy. */
export const hashPageScript = (html: string): string => {
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1];
  if (!script) throw new Error('The page has no inline script');
  return hashOf(script);
};

/** The same in every page of the build. */
const scriptSource = hashPageScript(readFileSync(new URL('../index.html', import.meta.url), 'utf8'));

/** The style that a page of the build holds, as a source of the policy, if any. */
export const hashPageStyle = (html: string): string | undefined => {
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  return style && hashOf(style);
};

/** The content security policy of a page of the portal, a list of sources a directive. */
export const policy = ({
  deployment,
  thirdParty,
  styleSource,
}: Options): Record<string, readonly string[]> => {
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
    // The portal's scripts send what is typed, the browser none of it.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    // The script of a captcha writes the address of others.
    ...(captchaSources.length > 0
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  };
};

/** A policy as the header has it. */
export const formatPolicy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** The headers of every page of the portal: the source of truth of each server that serves it, over TLS. */
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

const assetNames = [
  'Referrer-Policy',
  'X-Content-Type-Options',
  'Cross-Origin-Resource-Policy',
  'Strict-Transport-Security',
];

const pick = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(securityHeaders({ deployment: null })).filter(([name]) => names.includes(name)),
  );

/**
 * The headers of what a page loads (`/assets`): those that mean something where there is no page, since a page that loads sixty
 * of them receives them sixty times. The policy is that of a worker, which imports scripts and calls nobody.
 */
export const assetHeaders = (): Record<string, string> => ({
  ...pick(assetNames),
  'Content-Security-Policy': assetPolicy,
});

/** What the back office answers a call with is no page, whatever it says of it. */
const callPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

const proxiedNames = [
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Strict-Transport-Security',
];

/**
 * The headers of what the back office answers, in the place of its own. The pages of the sign-in, to which the browser is sent,
 * have a policy that the back office alone can write.
 */
export const proxiedHeaders = (of: 'call' | 'signIn'): Record<string, string> => ({
  ...pick(proxiedNames),
  // What is of a person is in no cache, the browser's or one on the way.
  'Cache-Control': 'no-store',
  ...(of === 'call' ? { 'Content-Security-Policy': callPolicy } : {}),
});
