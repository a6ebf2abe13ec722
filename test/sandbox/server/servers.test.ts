import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hostTables } from '#brands/hosts.ts';
import { assetHeaders, securityHeaders } from '../../../deploy/headers.ts';
import { exampleSettings, withSettings } from '../../../deploy/settings.ts';
import { accepted, openSandbox } from '../testing.ts';
import { createNodeServer, listen, type Served, serve } from './listen.ts';
import { createPortal } from './portal.ts';
import { readSettings } from './settings.ts';

const settingsBlock = '<script type="application/json" id="settings"></script>';

let dist = '';
const opened: Served[] = [];

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-'));
  await mkdir(join(dist, 'assets'));
  await mkdir(join(dist, '.vite'));
  const page = `<!doctype html><title>Portail</title>${settingsBlock}${' '.repeat(4000)}`;
  await writeFile(join(dist, 'index.html'), withSettings(page, exampleSettings()));
  await writeFile(join(dist, 'assets/main-abc.js'), `// ${'long '.repeat(1000)}`);
  await writeFile(join(dist, '.vite/manifest.json'), '{}');
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});

afterAll(() => rm(dist, { recursive: true }));

const open = async (served: Promise<Served>): Promise<string> => {
  const { url, close } = await served;
  opened.push({ url, close });
  return url;
};

const openPortal = (options: { api?: string } = {}) => open(serve({ port: 0, dist, ...options }));

const get = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init });

describe('the server of the portal', () => {
  it('sends keep-alive without a timeout, so that the server closes no reused connection', async () => {
    const { headers } = await get(await openPortal());
    expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null]);
  });

  it.each([
    [hostTables.prod.ponant, true],
    [hostTables.inte.ponant, true],
    [hostTables.test.ponant, false],
    ['localhost:4173', false],
  ])('sends on the host %s the policy of a deployed portal: %s', async (host = '', deployed) => {
    const answer = await createPortal(dist).request('/', { headers: { host } });
    const deployment = deployed ? exampleSettings() : null;
    const expected = securityHeaders({ deployment, thirdParty: 'captcha' })['Content-Security-Policy'];
    expect(answer.headers.get('content-security-policy')).toBe(expected);
  });

  it('sends immutable for a file with a hash in its name, and compresses the file', async () => {
    const answer = await get(`${await openPortal()}/assets/main-abc.js`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
  });

  it.each(['/assets/main-old.js', '/favicon.ico', '/.vite/manifest.json', '/..%2fpackage.json'])(
    'responds to %s with a 404 that no cache stores',
    async (path) => {
      const answer = await get(`${await openPortal()}${path}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('forwards calls of the back office to the sandbox', async () => {
    const answer = await get(`${await openPortal()}/user/unknown`);
    expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
      status: 404,
      type: 'application/json',
    });
  });

  it.each([
    ['/', securityHeaders({ deployment: null })],
    ['/favicon.ico', securityHeaders({ deployment: null })],
    ['/assets/main-abc.js', assetHeaders()],
    ['/assets/main-old.js', assetHeaders()],
  ])('sends the security headers in the response to %s', async (path, expected) => {
    const { headers } = await get(`${await openPortal()}${path}`);
    const sent = Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]));
    expect(sent).toEqual(expected);
  });
});

describe('a portal with a real back office', () => {
  it('forwards the token and the body unchanged, and redirects to its own origin', async () => {
    const { send, token } = await openSandbox();
    const api = await open(serve({ port: 0 }));
    const url = await openPortal({ api });
    const body = JSON.stringify({ reference: '981234567890', identifier: 'AB12', zipcode: '35400' });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await get(`${url}/api/user/addContract`, { method: 'POST', headers, body });
    expect({ status: answer.status, json: await answer.json() }).toEqual(accepted);
    expect((await get(`${url}/api/user`)).status).toBe(401);
    const login = '/saml/login?account=owner&RelayState=%2Fx';
    const location = (await get(`${url}${login}`)).headers.get('location');
    expect(location?.split('token=')[0]).toBe(
      (await send('GET', login)).headers.get('location')?.split('token=')[0],
    );
    expect(await (await get(`${url}/espace-personnel`)).text()).toContain('<title>Portail</title>');
  });

  it.each([
    ['/saml/login', '/saml/login'],
    ['https://elsewhere.example/login', 'https://elsewhere.example/login'],
    ['/x?y=1#z', '/x?y=1#z'],
  ])('forwards a redirect to %s as %s', async (given, expected) => {
    const office = createNodeServer((request) => {
      const target = given.startsWith('/') ? new URL(given, request.url).href : given;
      return new Response(null, {
        status: 302,
        headers: { location: target, 'x-host': new URL(request.url).host },
      });
    });
    const api = await open(listen(office, 0));
    const answer = await get(
      `${await openPortal({ api: api.replace('localhost', '127.0.0.1') })}/saml/logout`,
    );
    expect(answer.headers.get('location')).toBe(expected);
    expect(answer.headers.get('x-host')).toBe(new URL(api).host.replace('localhost', '127.0.0.1'));
  });

  it('responds with status 502 if the back office does not respond', async () => {
    const closed = await serve({ port: 0 });
    await closed.close();
    const answer = await get(`${await openPortal({ api: closed.url })}/api/user`);
    expect({ status: answer.status, code: (await answer.json()).code }).toEqual({ status: 502, code: '502' });
  });
});

describe('the port of the server', () => {
  it('is the next free port if the port is taken, unless the user has chosen the port', async () => {
    const taken = new URL(await openPortal()).port;
    const port = Number(taken);
    await expect(serve({ port, dist })).rejects.toThrow(`Le port ${taken} est déjà pris`);
    expect(Number(new URL(await open(serve({ port, orNext: true, dist }))).port)).toBeGreaterThan(port);
  });

  it('is free again after the server has stopped', async () => {
    const first = await serve({ port: 0 });
    await first.close();
    const server = createServer();
    expect(await open(listen(server, Number(new URL(first.url).port)))).toBe(first.url);
  });
});

describe('the settings of the server', () => {
  it.each([
    [{}, { port: 4173, orNext: true, api: undefined }],
    [{ PORT: '8080' }, { port: 8080, orNext: false, api: undefined }],
    [{ PORTAL_API: 'https://api.exemple.fr/' }, { port: 4173, orNext: true, api: 'https://api.exemple.fr' }],
    [
      { PORT: '', PORTAL_API: '' },
      { port: 4173, orNext: true, api: undefined },
    ],
  ])('are parsed from the environment: %o', (env, settings) => expect(readSettings(env)).toEqual(settings));

  it.each([
    [{ PORT: 'x' }, 'PORT doit être'],
    [{ PORT: '70000' }, 'PORT doit être'],
    [{ PORTAL_API: 'api.exemple.fr' }, 'PORTAL_API doit être une origine'],
    [{ PORTAL_API: 'https://api.exemple.fr/v1' }, 'PORTAL_API doit être une origine'],
    [{ PORTAL_API: 'ftp://api.exemple.fr' }, 'PORTAL_API doit être une origine'],
  ])('cause an error if invalid: %o', (env, message) => expect(() => readSettings(env)).toThrow(message));
});
