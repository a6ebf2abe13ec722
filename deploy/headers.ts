import { createHash } from 'node:crypto';
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
  /** The style that the page holds (src/prerender), as a source of the policy, to be let in. */
  styleSource?: string | undefined;
};

/** The style that a page of the build holds, as a source of the policy, if any. */
export const hashPageStyle = (html: string): string | undefined => {
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  return style && `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
};

/** The content security policy of the portal, a list of sources a directive. */
export const policy = ({ deployment, styleSource }: Options): Record<string, readonly string[]> => {
  const captchaSources = deployment ? listCaptchaSources(deployment.captcha) : [];
  const styleSources = [
    ...Object.values(reactAriaStyles).map((hash) => `'${hash}'`),
    ...(styleSource === undefined ? [] : [styleSource]),
  ];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...captchaSources],
    'style-src': ["'self'", ...styleSources, ...captchaSources],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(deployment ? [originOf(deployment.addressSearch)] : []), ...captchaSources],
    'frame-src': [deployment ? originOf(deployment.mandateForm) : "'self'", ...captchaSources],
    // The portal's scripts send what is typed, the browser none of it.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
  };
};

const written = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** The headers of every file of the portal: the source of truth of each server that serves it. */
export const securityHeaders = (options: Options): Record<string, string> => ({
  'Content-Security-Policy': written(policy(options)),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
});

/** Where the headers of a deployment are written for nginx, in `dist/`: no server answers with what begins with a dot. */
export const headersFile = '.nginx/security-headers.conf';

/** The headers as nginx is told them: the style is that of the page that it answers with. */
export const nginxHeaders = (deployment: DeploymentFile): string =>
  Object.entries(securityHeaders({ deployment, styleSource: '$style_source' }))
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/** Where a build writes the styles of its pages for nginx, beside the headers. */
export const stylesFile = '.nginx/style-sources.conf';

type Page = { fileName: string; source: string };

/** The style of each page as nginx is told it. */
export const nginxStyles = (pages: readonly Page[]): string =>
  pages.map(({ fileName, source }) => `/${fileName} "${hashPageStyle(source) ?? ''}";\n`).join('');
