import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { connect as connectTls, type SecureContextOptions, type SecureVersion } from 'node:tls';
import { expect, test } from '@playwright/test';
import { hostTables } from '#brands/hosts.ts';
import { paintedPages } from '#src/prerender/pages.ts';
import { assetHeaders, hashPageStyle, proxiedHeaders, securityHeaders } from '../../deploy/headers.ts';
import { deployedSettings } from '../deployedSettings.ts';
import { ask } from './ask.ts';
import { startBackOffice } from './backOffice.ts';
import { releases } from './releases.ts';
import { type Nginx, startNginx } from './startNginx.ts';

const host = hostTables.prod.ponant ?? '';
const secret = 'eyJsecret';

let nginx: Nginx;
let backOffice: Awaited<ReturnType<typeof startBackOffice>>;

test.beforeAll(async () => {
  backOffice = await startBackOffice();
  const { first } = releases();
  nginx = await startNginx({ dist: first, previous: join(first, 'none'), backOffice: backOffice.port });
});

test.afterAll(async () => {
  await nginx.stop();
  await backOffice.stop();
});

type Options = Partial<Parameters<typeof ask>[0]>;

const get = (path: string, options: Options = {}) => ask({ port: nginx.https, host, path, ...options });
const getPlain = (path: string, options: Options = {}) =>
  get(path, { port: nginx.http, isSecure: false, ...options });

const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const findAsset = async (name: string): Promise<string> => {
  const files = await readdir(join(releases().first, 'assets'));
  return `/assets/${files.find((file) => file.startsWith(name) && /\.(js|css|woff2)$/.test(file))}`;
};

test.describe('nginx and the host name of a request', () => {
  const answered = [
    ...Object.values(hostTables.prod).map((name) => [name, true] as const),
    [host.toUpperCase(), true] as const,
    ...[hostTables.preprod.ponant, 'localhost', '127.0.0.1', `evil.${host}`, `${host}.evil.test`].map(
      (name = '') => [name, false] as const,
    ),
  ];

  for (const [name, isAnswered] of answered)
    test(`responds to the host ${name} only if known: ${isAnswered ? 'answered' : 'refused'}`, async () => {
      const attempts = [
        () => get('/cgu', { host: name, serverName: host }),
        () => getPlain('/cgu', { host: name }),
      ];
      for (const attempt of attempts)
        if (isAnswered) expect([200, 301]).toContain((await attempt()).status);
        else await expect(attempt()).rejects.toThrow('socket hang up');
    });

  test('sends no certificate to a client that requests an unknown host', async () => {
    await expect(get('/', { serverName: 'evil.test' })).rejects.toThrow(/unrecognized name/);
  });
});

test.describe('nginx without TLS', () => {
  test('redirects a page to https with its query, by a redirect that no cache stores', async () => {
    const { status, headers } = await getPlain(`/authenticate?token=${secret}`);
    expect(status).toBe(301);
    expect(headers.location).toBe(`https://${host}:${nginx.https}/authenticate?token=${secret}`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('rejects a request with a body, and forwards nothing', async () => {
    expect((await getPlain('/cgu', { method: 'POST', body: '{}' })).status).toBe(405);
    expect(backOffice.recorded).toEqual([]);
  });

  for (const path of ['/api/user', '/user/registration', '/p/contact'])
    test(`rejects the call ${path} with a 403 instead of a redirect`, async () => {
      expect((await getPlain(path, { headers: { authorization: secret } })).status).toBe(403);
      expect(backOffice.recorded).toEqual([]);
    });
});

const shakeHands = (options: SecureContextOptions): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const own = { port: nginx.https, servername: host, rejectUnauthorized: false };
    const socket = connectTls({ ...own, ...options }, () => {
      resolve(socket.getProtocol());
      socket.destroy();
    }).on('error', reject);
  });

test.describe('TLS', () => {
  // With security level 0, OpenSSL offers old versions, which nginx must reject.
  const only = (version: SecureVersion, ciphers: string): SecureContextOptions => ({
    minVersion: version,
    maxVersion: version,
    ciphers: `${ciphers}:@SECLEVEL=0`,
  });

  for (const version of ['TLSv1', 'TLSv1.1'] as const)
    test(`rejects the protocol ${version}`, async () => {
      await expect(shakeHands(only(version, 'ALL'))).rejects.toThrow(/protocol version/);
    });

  for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
    test(`accepts the protocol ${version}`, async () => {
      expect(await shakeHands(only(version, 'ALL'))).toBe(version);
    });

  for (const cipher of ['ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES256-SHA384'])
    test(`rejects the cipher ${cipher}`, async () => {
      await expect(shakeHands(only('TLSv1.2', cipher))).rejects.toThrow(/handshake failure/);
    });
});

test('accepts HTTP/2 over TLS', async () => {
  const session = connect(`https://127.0.0.1:${nginx.https}`, {
    servername: host,
    rejectUnauthorized: false,
  });
  const stream = session.request({ ':path': '/cgu', ':authority': host });
  const status = await new Promise((resolve, reject) => {
    stream.on('response', (headers) => resolve(headers[':status'])).on('error', reject);
  });
  expect([session.alpnProtocol, status]).toEqual(['h2', 200]);
  session.destroy();
});

test.describe('the pages that nginx serves', () => {
  for (const { file, path, thirdParty } of paintedPages)
    test(`serves ${path} with the CSP of this page and the other security headers`, async () => {
      const { status, headers, body } = await get(`${path}?x=1`);
      expect(status).toBe(200);
      const styleSource = hashPageStyle(await readFile(join(releases().first, file), 'utf8'));
      expect(styleSource).toBe(hashPageStyle(body));
      const expected = securityHeaders({ deployment: deployedSettings, thirdParty, styleSource });
      expect(headers).toMatchObject(lowered(expected));
      expect(headers['cache-control']).toBe(path === '/authenticate' ? 'no-store' : 'no-cache');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      const { 'content-security-policy': policy } = headers;
      expect(String(policy).includes('hcaptcha.com')).toBe(thirdParty === 'captcha');
      expect(String(policy).includes('mandat.portail.internal')).toBe(path === '/espace-de-paiement');
    });
});

test.describe('the files that nginx serves', () => {
  test('sends immutable for a file with a hash in its name', async () => {
    const { status, headers } = await get(await findAsset('start-'));
    expect(status).toBe(200);
    expect(headers).toMatchObject(lowered(assetHeaders()));
    expect(headers['permissions-policy']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
  });

  test('serves the licences of the packages as plain text', async () => {
    const { status, headers, body } = await get('/licences.md');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(body).toContain('react-dom');
  });

  for (const path of ['/assets/start-gone.js', '/favicon.ico', '/.vite/manifest.json', '/.nginx/pages.conf'])
    test(`responds to the missing file ${path} with a 404 that no cache stores`, async () => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['strict-transport-security']).toContain('max-age=63072000');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers.server).toBe('nginx');
      expect(body).not.toContain('<div id="root"');
    });

  for (const [encoding, extension] of [
    ['gzip', 'gz'],
    ['br', 'br'],
  ] as const)
    test(`serves files and pages compressed by ${encoding}`, async () => {
      const asset = await findAsset('portal-');
      for (const [path, file] of [
        [asset, asset],
        ['/cgu', '/cgu.html'],
      ] as const) {
        const { headers } = await get(path, { headers: { 'accept-encoding': encoding } });
        const { length } = await readFile(join(releases().first, `${file}.${extension}`));
        expect(headers).toMatchObject({
          'content-encoding': encoding,
          'content-length': String(length),
          vary: expect.stringContaining('Accept-Encoding'),
        });
        expect(headers['content-type']).toMatch(/; charset=utf-8$/);
      }
    });

  for (const [path, method] of [
    ['/', 'POST'],
    ['/cgu', 'DELETE'],
    ['/assets/x.js', 'PUT'],
    ['/favicon.ico', 'OPTIONS'],
    ['/api/user', 'PUT'],
    ['/api/user', 'OPTIONS'],
    ['/saml/login', 'DELETE'],
    ['/audience', 'GET'],
  ] as const)
    test(`rejects ${method} ${path} without forwarding the request`, async () => {
      expect((await get(path, { method })).status).toBe(403);
      expect(backOffice.recorded).toEqual([]);
    });

  for (const path of ['/', '/assets/x.js', '/api/user'])
    test(`rejects TRACE ${path} without returning the request`, async () => {
      const { status, body } = await get(path, { method: 'TRACE', headers: { authorization: secret } });
      expect(status).toBe(405);
      expect(body).not.toContain(secret);
      expect(backOffice.recorded).toEqual([]);
    });

  test('accepts a request that contains an analytics event', async () => {
    expect((await get('/audience', { method: 'POST', body: '{}' })).status).toBe(204);
  });
});

test.describe('nginx as a proxy', () => {
  test.beforeEach(() => {
    backOffice.recorded.length = 0;
  });

  for (const status of [200, 404, 500])
    test(`adds each security header once to a call with status ${status}`, async () => {
      const answer = await get(`/api/user?status=${status}`);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(lowered(proxiedHeaders('call')));
      expect(answer.headers['content-security-policy']).toBe(
        "default-src 'none'; sandbox; frame-ancestors 'none'",
      );
      expect(answer.headers['x-powered-by']).toBeUndefined();
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    });

  test('serves the sign-in with its own CSP and the other headers of the portal', async () => {
    const { headers } = await get('/saml/login');
    expect(headers).toMatchObject(lowered(proxiedHeaders('signIn')));
    expect(headers['content-security-policy']).toBe("default-src *; form-action 'self'");
  });

  test('replaces the forwarding headers that a client sends', async () => {
    const forged = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
      'x-forwarded-port': '1',
      'x-forwarded-prefix': '/evil',
      'x-forwarded-server': 'evil.test',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6;host=evil.test',
      'x-original-url': '/evil',
      'x-rewrite-url': '/evil',
      'x-http-method-override': 'DELETE',
      proxy: 'http://evil.test',
    };
    await get('/p/contact', { headers: { ...forged, authorization: 'Bearer mine' } });
    const [headers = {}] = backOffice.recorded;
    expect(headers).toMatchObject({
      host,
      authorization: 'Bearer mine',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': host,
      'x-forwarded-proto': 'https',
      'x-forwarded-port': String(nginx.https),
      'x-real-ip': '127.0.0.1',
    });
    expect(JSON.stringify(headers)).not.toMatch(/evil|6\.6\.6\.6/);
    expect(headers['x-http-method-override']).toBeUndefined();
  });

  test('compresses a long response of the back office', async () => {
    const { headers } = await get('/api/user', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  });

  test('rejects a body of more than 6 MB, with the security headers', async () => {
    const { status, headers } = await get('/api/user', { method: 'POST', body: 'a'.repeat(7 * 1024 * 1024) });
    expect(status).toBe(413);
    expect(headers).toMatchObject(lowered(proxiedHeaders('call')));
  });
});

test('rejects a URL outside the folder of the build', async () => {
  for (const path of ['/../etc/passwd', '/..%2f..%2fetc/passwd', '/assets/..%2f.nginx/pages.conf'])
    expect((await get(path)).body).not.toMatch(/root:|\/index\.html;/);
});

test('writes neither tokens nor queries to the log', async () => {
  const search = `?token=${secret}`;
  const headers = { referer: `https://${host}/authenticate${search}`, cookie: secret, authorization: secret };
  const paths = ['/authenticate', '/api/user', '/saml/login', '/x.js', '/.git', '/assets/x.js', '/audience'];
  for (const path of paths) {
    await get(path + search, { headers });
    await get(path + search, { headers, method: 'PATCH' });
    await getPlain(path + search, { headers });
    await getPlain(path + search, { headers, host: 'evil.test' }).catch(() => {});
    await get(path + search, { headers, host: 'evil.test', serverName: host }).catch(() => {});
  }
  await get(`/api/user${search}`, { headers: { ...headers, 'x-long': 'a'.repeat(40_000) } });
  await get(`/${'a'.repeat(40_000)}${search}`, { headers });
  await backOffice.stop();
  const down = await get(`/api/user${search}`, { headers });
  expect(down.status).toBe(502);
  expect(down.headers).toMatchObject(lowered(proxiedHeaders('call')));
  const logs = await Promise.all(
    ['portail.log', 'portail-error.log', 'main-access.log', 'main-error.log'].map(nginx.log),
  );
  const [access] = logs;
  expect(access).toMatch(/" 502 \d+ [\d.]+ 502\n$/);
  expect(access).toContain('"GET /authenticate" 200');
  expect(access).not.toMatch(/audience" (204|403)/);
  expect(logs.join('')).not.toContain(secret);
  expect(logs.join('')).not.toContain('token=');
});
