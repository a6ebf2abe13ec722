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

/** Where a mandate is typed, in a frame (src/app/environments.ts). */
const mandateFormOrigin = 'https://mandat.example';

/** Where towns and streets are looked for (src/app/environments.ts). */
const addressSearchOrigin = 'https://api-adresse.data.gouv.fr';

type Options = {
  /** Whether third parties are met where they are, the captcha among them: everywhere but in development and test. */
  deployed: boolean;
};

/** The content security policy of the portal, a list of sources a directive. */
export const policy = ({ deployed }: Options): Record<string, readonly string[]> => {
  const captchaSources = deployed ? captchaHosts : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...captchaSources],
    'style-src': ["'self'", ...Object.values(reactAriaStyles).map((hash) => `'${hash}'`), ...captchaSources],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(deployed ? [addressSearchOrigin] : []), ...captchaSources],
    'frame-src': [deployed ? mandateFormOrigin : "'self'", ...captchaSources],
    'form-action': ["'self'"],
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

/** The headers as nginx is told them, in `security-headers.conf`. */
export const nginxHeaders = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
