import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { createApp, createSandbox } from './app.ts';
import { makeContracts } from './data/contracts.ts';
import { frenchIban, isIban, isSiret, randomFrom, refusedBank, seededBank } from './data/identifiers.ts';
import { ConnectionDropped, calls } from './faults.ts';
import { mandateScript } from './pages.ts';
import { accepted, openSandbox } from './testing.ts';
import { createWorlds } from './world.ts';

const openFaults = async () => {
  const sandbox = await openSandbox();
  return {
    ...sandbox,
    setFault: (call: string, fault: string, times?: number) =>
      sandbox.ask('POST', '/sandbox/faults', { body: { call, fault, times } }),
    status: async (headers = {}) =>
      (await sandbox.send('GET', '/api/user', { token: sandbox.token, headers })).status,
  };
};

describe('catalogue', () => {
  it('names exactly the calls of the back office', () => {
    const pages = ['POST /third-party/mandate', 'GET /third-party/signature'];
    const routes = createApp(createWorlds())
      .routes.filter(({ method, path }) => method !== 'ALL' && /^\/(api|p|user|third-party)\//.test(path))
      .map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls.map(({ call }) => call))).toEqual(
      new Set(routes.filter((route) => !pages.includes(route))),
    );
  });
});

describe('faults', () => {
  it.each([
    ['status=500', 500, { code: '500', message: expect.any(String) }],
    ['status=403', 403, { code: '403', message: expect.any(String) }],
    ['code=12', 200, { code: '12', message: expect.any(String) }],
    ['status=400;code=99', 400, { code: '99', message: expect.any(String) }],
    ['shape', 200, expect.objectContaining({ code: ['00'], contracts: 'aucun' })],
  ])('%s answers %i', async (fault, status, json) => {
    const { ask } = await openFaults();
    expect(await ask('GET', '/api/user', { headers: { 'x-sandbox-fault': fault } })).toEqual({
      status,
      json,
    });
  });

  it('html returns a page, empty returns nothing', async () => {
    const { send, token } = await openFaults();
    const page = await send('GET', '/api/user', {
      token,
      headers: { 'x-sandbox-fault': 'html; status=502' },
    });
    expect(page.status).toBe(502);
    expect(await page.text()).toMatch(/^<!doctype html>/);
    const empty = await send('GET', '/api/user', { token, headers: { 'x-sandbox-fault': 'empty' } });
    expect({ status: empty.status, body: await empty.text() }).toEqual({ status: 200, body: '' });
  });

  it('drop cuts the connection and leaves the data unchanged', async () => {
    const { setFault, ask } = await openFaults();
    await setFault('POST /api/user/addContract', 'drop', 1);
    const body = { reference: '981234567890', identifier: 'AB12', zipcode: '35400' };
    await expect(ask('POST', '/api/user/addContract', { body })).rejects.toBeInstanceOf(ConnectionDropped);
    expect((await ask('GET', '/api/user')).json.contracts).toHaveLength(12);
    expect(await ask('POST', '/api/user/addContract', { body })).toEqual(accepted);
  });

  it('delay forwards the call after the given time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { status } = await openFaults();
    const settled = vi.fn();
    const answer = status({ 'x-sandbox-fault': 'delay=30000' }).then(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(settled).toHaveBeenCalledWith(200);
  });

  it('applies in order, for its number of times, to its call only', async () => {
    const { setFault, status, ask } = await openFaults();
    await setFault('GET /api/user', 'status=503', 2);
    await setFault('GET /api/user', 'status=403', 1);
    expect((await ask('GET', '/api/token-check')).status).toBe(200);
    expect([await status(), await status(), await status(), await status()]).toEqual([503, 503, 403, 200]);
  });

  it('stays until cleared without a number', async () => {
    const { setFault, status, ask } = await openFaults();
    await setFault('GET /api/user', 'status=500');
    expect([await status(), await status()]).toEqual([500, 500]);
    expect((await ask('GET', '/sandbox/faults')).json).toMatchObject([
      { call: 'GET /api/user', times: null },
    ]);
    await ask('DELETE', '/sandbox/faults');
    expect(await status()).toBe(200);
  });

  it('applies to every path of a call', async () => {
    const { setFault, ask } = await openFaults();
    await setFault('DELETE /api/management/user/:id', 'status=500');
    expect((await ask('DELETE', '/api/management/user/3')).status).toBe(500);
    expect((await ask('POST', '/api/management/user/emails', { body: {} })).status).toBe(400);
  });

  it.each([
    ['GET /api/nothing', 'status=500', 1],
    ['GET /api/user', 'status=99', 1],
    ['GET /api/user', 'slow', 1],
    ['GET /api/user', 'drop', 0],
  ])('refuses %s %s %i', async (call, fault, times) => {
    const { setFault } = await openFaults();
    expect((await setFault(call, fault, times)).status).toBe(400);
  });

  it('refuses an invalid header', async () => {
    const { status } = await openFaults();
    expect(await status({ 'x-sandbox-fault': 'slow' })).toBe(400);
  });
});

describe('control page', () => {
  const openPage = async () => {
    const { fetch, token, ...sandbox } = await openFaults();
    const authorization = `Bearer ${token}`;
    const post = (form: Record<string, string>) =>
      fetch(
        new Request('http://portal.test/sandbox', {
          method: 'POST',
          headers: { authorization },
          body: new URLSearchParams(form),
        }),
      );
    const page = async () => (await sandbox.send('GET', '/sandbox', { token })).text();
    return { ...sandbox, post, page };
  };

  it('sets and removes a fault, clears all faults, resets the data', async () => {
    const { post, page, status, ask } = await openPage();
    const add = () => post({ do: 'add', call: 'GET /api/user', fault: 'status=500', times: 'always' });
    expect((await add()).headers.get('location')).toBe('/sandbox?fait=add');
    expect(await status()).toBe(500);
    expect(await page()).toContain('Erreur du serveur (500), jusqu’à nouvel ordre');
    const [rule] = (await ask('GET', '/sandbox/faults')).json;
    await post({ remove: rule.id });
    expect(await status()).toBe(200);
    await add();
    await post({ do: 'clear' });
    expect(await status()).toBe(200);
    await ask('DELETE', '/api/management/user/2');
    await post({ do: 'reset' });
    expect((await ask('GET', '/api/management/user/list')).json.managed_users).toHaveLength(27);
  });

  it('refuses unknown commands', async () => {
    const { post } = await openPage();
    expect((await post({ do: 'add', call: 'x', fault: 'drop', times: '1' })).status).toBe(400);
    expect((await post({})).status).toBe(400);
  });
});

describe('worlds', () => {
  it('are isolated from each other', async () => {
    const { ask, signIn, token } = await openSandbox('owner', 'first');
    const other = await signIn('owner', 'second');
    await ask('POST', '/sandbox/faults', {
      token,
      body: { call: 'GET /api/token-check', fault: 'status=500' },
    });
    await ask('DELETE', '/api/management/user/2');
    expect((await ask('GET', '/api/token-check')).status).toBe(500);
    expect((await ask('GET', '/api/token-check', { token: other })).status).toBe(200);
    const list = async (of: string) =>
      (await ask('GET', '/api/management/user/list', { token: of })).json.managed_users;
    expect(await list(token)).toHaveLength(26);
    expect(await list(other)).toHaveLength(27);
  });

  it.each(['/saml/login', '/sandbox', '/sandbox/calls', '/saml/login?account=owner'])(
    'gives a browser its own world once with %s',
    async (path) => {
      const { send } = await openSandbox();
      const cookie = (await send('GET', path)).headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^sandbox=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax$/);
      const again = await send('GET', path, { headers: { cookie: cookie.split(';')[0]! } });
      expect(again.headers.has('set-cookie')).toBe(false);
    },
  );

  it('bind the token to the world of the cookie', async () => {
    const { send, ask } = await openSandbox();
    const cookie = 'sandbox=mine';
    const answer = await send('GET', '/saml/login?account=owner', { headers: { cookie } });
    const token =
      new URL(answer.headers.get('location') ?? '', 'http://x.test').searchParams.get('token') ?? '';
    await ask('GET', '/api/user', { token });
    const { json } = await ask('GET', '/sandbox/calls', { token: '', headers: { cookie } });
    expect(json.map(({ path }: { path: string }) => path)).toEqual(['/saml/login', '/api/user']);
  });
});

describe('contract', () => {
  it('reports exchanges that break it, except the account of a sign-in', async () => {
    const { ask, send } = await openSandbox();
    await send('GET', '/saml/login?account=owner&RelayState=%2F');
    await ask('POST', '/api/user/email', { body: { email: 'a@b.example' } });
    await ask('POST', '/sandbox/reset');
    expect((await ask('GET', '/sandbox/violations')).json).toMatchObject([
      { call: 'POST /api/user/email', side: 'request', status: 400 },
    ]);
  });

  it('skips responses replaced by a fault', async () => {
    const { ask, send, token } = await openSandbox();
    await send('GET', '/api/user', { token, headers: { 'x-sandbox-fault': 'shape' } });
    expect((await ask('GET', '/sandbox/violations')).json).toEqual([]);
  });
});

describe('journal', () => {
  it('records sent calls, without control calls', async () => {
    const { ask, send, token } = await openSandbox();
    const body = { email: 'a@b.example', repeated_email: 'c@d.example' };
    await ask('POST', '/api/user/email', { body, headers: { referer: 'http://portal.test/x' } });
    await send('GET', '/espace-personnel?modale=email', { token, headers: { accept: 'text/html' } });
    expect((await ask('GET', '/sandbox/calls')).json).toEqual([
      {
        kind: 'call',
        method: 'POST',
        path: '/api/user/email',
        query: {},
        body,
        bearer: true,
        referer: 'http://portal.test/x',
        status: 400,
      },
      {
        kind: 'document',
        method: 'GET',
        path: '/espace-personnel',
        query: { modale: 'email' },
        body: null,
        bearer: true,
        referer: null,
        status: 404,
      },
    ]);
    await ask('DELETE', '/sandbox/calls');
    expect((await ask('GET', '/sandbox/calls')).json).toEqual([]);
  });
});

describe('identifiers', () => {
  it.each([
    ['FR1420041010050500013M02606', true],
    ['FR7630006000011234567890189', true],
    ['DE89370400440532013000', true],
    ['GB29NWBK60161331926819', true],
    ['FR7630006000011234567890188', false],
    ['fr7630006000011234567890189', false],
    ['FR76 3000 6000 0112 3456 7890 189', false],
    ['', false],
  ])('validates %s as an IBAN: %s', (iban, expected) => expect(isIban(iban)).toBe(expected));

  it('computes the keys of a known account', () =>
    expect(frenchIban('30006', '00001', '12345678901')).toBe('FR7630006000011234567890189'));

  it('refuses a valid IBAN key with an invalid RIB key', () => {
    const wrong = Array.from(
      { length: 97 },
      (_, key) => `FR${String(key).padStart(2, '0')}30006000011234567890188`,
    );
    expect(wrong.some(isIban)).toBe(false);
  });

  it.each([
    ['73282932000074', true],
    ['73282932000075', false],
    ['7328293200007', false],
  ])('validates %s as a SIRET: %s', (siret, expected) => expect(isSiret(siret)).toBe(expected));

  it('draws the same numbers from the same seed, others from another seed', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, () => randomFrom(seed).integer(0, 1e6)).join();
    expect(draw('a')).toBe(draw('a'));
    expect(draw('a')).not.toBe(draw('b'));
  });
});

describe('ten thousand seeded contracts', () => {
  const contracts = makeContracts(1008, 10_000);
  const values = (field: 'iban' | 'phone' | 'mobile_phone') =>
    contracts.map((contract) => contract[field]).filter((value) => value !== null);

  it('have distinct references of 12 digits that start with 98', () => {
    const references = contracts.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(10_000);
    expect(references.filter((reference) => !/^98\d{10}$/.test(reference))).toEqual([]);
  });

  it('have valid SIRETs and SIRENs', () =>
    expect(contracts.filter(({ siret }) => !isSiret(siret)).length).toBe(0));

  it('have valid IBANs of the invented bank', () =>
    expect(values('iban').filter((iban) => !isIban(iban) || iban.slice(4, 9) !== seededBank)).toEqual([]));

  it('have phone numbers of the ranges reserved for fiction', () => {
    expect(values('phone').filter((phone) => !/^019900\d{4}$/.test(phone))).toEqual([]);
    expect(values('mobile_phone').filter((phone) => !/^063998\d{4}$/.test(phone))).toEqual([]);
  });

  it('include the edge cases among the first', () => {
    const first = contracts.slice(0, 12);
    expect(first.some(({ name }) => name === null)).toBe(true);
    expect(first.some(({ served_address }) => served_address === null)).toBe(true);
    expect(first.some(({ served_address }) => (served_address ?? '').length > 67)).toBe(true);
    expect(first.some(({ iban }) => iban === null)).toBe(true);
  });

  it('never use the refused bank', () =>
    expect(values('iban').some((iban) => iban.slice(4, 9) === refusedBank)).toBe(false));
});

const search = async (query: Record<string, string>) => {
  const { ask } = await openSandbox();
  return ask('GET', `/third-party/address/search?${new URLSearchParams(query)}`);
};

describe('address search', () => {
  it.each([
    ['saint', 'municipality', ['Saint-Malo', 'Saint-Brieuc', 'Saint-Étienne', 'Saint-Denis']],
    ['SAINT ÉTI', 'municipality', ['Saint-Étienne']],
    ['hay les', 'municipality', ['L’Haÿ-les-Roses']],
    ['20000', 'municipality', ['Ajaccio']],
    ['xyz', 'municipality', []],
  ])('finds the towns of %s', async (q, type, towns) => {
    const { json } = await search({ q, type });
    expect(json.type).toBe('FeatureCollection');
    expect(json.features.map((feature: { properties: { city: string } }) => feature.properties.city)).toEqual(
      towns,
    );
  });

  it('finds only the streets of a town, up to the limit', async () => {
    const { json } = await search({ q: 'rue', type: 'street', citycode: '2A004', limit: '2' });
    expect(json.features).toHaveLength(2);
    expect(json.features[0]).toMatchObject({
      geometry: { type: 'Point' },
      properties: { type: 'street', citycode: '2A004', postcode: '20000', city: 'Ajaccio' },
    });
  });

  it.each([
    'q=sa&type=municipality',
    'q=saint&type=house',
    'q=-saint&type=municipality',
    'q=saint&type=street&limit=0',
    'q=saint&type=street&limit=21',
    'q=saint&type=street&zipcode=35400',
  ])('refuses %s', async (query) => {
    const { ask } = await openSandbox();
    expect((await ask('GET', `/third-party/address/search?${query}`)).status).toBe(400);
  });
});

describe('captcha script', () => {
  it('calls the callback of its address, with a new token each time', async () => {
    const { send } = await openSandbox();
    const script = await (await send('GET', '/third-party/captcha.js?onload=ready')).text();
    const ready = vi.fn();
    const window = { ready } as Record<string, unknown>;
    const document = { currentScript: { src: 'http://portal.test/third-party/captcha.js?onload=ready' } };
    runInNewContext(script, { window, document, URL, crypto, queueMicrotask, Map, Promise, Error });
    expect(ready).toHaveBeenCalledOnce();
    const captcha = window.hcaptcha as {
      render: (container: string, options: object) => string;
      execute: (id: string, settings: object) => Promise<{ response: string; key: string }>;
      remove: (id: string) => void;
    };
    const id = captcha.render('here', { size: 'invisible' });
    const first = await captcha.execute(id, { async: true });
    const second = await captcha.execute(id, { async: true });
    expect(first).toEqual({ response: expect.any(String), key: expect.any(String) });
    expect(second.response).not.toBe(first.response);
    captcha.remove(id);
    expect(() => captcha.execute(id, { async: true })).toThrow('invalid widget id');
  });
});

describe('mandate pages', () => {
  it('can be framed by the portal, other pages cannot', async () => {
    const { send } = await openSandbox();
    const policy = async (path: string) => (await send('GET', path)).headers.get('content-security-policy');
    const framed = await policy('/third-party/mandate?reference=981000000037');
    expect(framed).toContain("frame-ancestors 'self'");
    // The sandboxed frame has an opaque origin, which `'self'` never matches in WebKit.
    expect(framed).toMatch(/script-src 'self' http:\/\/[^ ;]+;/);
    expect(framed).toMatch(/form-action 'self' http:\/\/[^ ;]+;/);
    expect(await policy('/saml/login')).not.toContain('script-src');
    expect(await policy('/third-party/signature?reference=981000000037')).toContain("frame-ancestors 'none'");
    expect(await policy('/saml/login')).toContain("frame-ancestors 'none'");
    expect((await send('GET', '/third-party/mandate?reference=x')).status).toBe(400);
  });

  it.each([
    ['of a bank', seededBank, 'mandate.saved'],
    ['of the refused bank', refusedBank, 'mandate.failed'],
  ])('post the result of an account %s to the portal', async (_, bank, status) => {
    const app = createSandbox();
    const body = new URLSearchParams({ holder: 'Le Goff', iban: frenchIban(bank, '00001', '12345678901') });
    const address = 'http://portal.test/third-party/mandate?reference=981000000037';
    const answer = await app.fetch(new Request(address, { method: 'POST', body }));
    expect(await answer.text()).toContain(`data-says="${status}"`);
  });
});

describe('mandate script', () => {
  it('posts the height and the messages of the page only to the portal', () => {
    const posted: unknown[] = [];
    const parent = { postMessage: (...message: unknown[]) => posted.push(message) };
    const document = {
      currentScript: { dataset: { says: 'mandate.ready' } },
      body: { getBoundingClientRect: () => ({ height: 400.5 }) },
    };
    let resize = () => {};
    class ResizeObserver {
      observe = () => {};
      constructor(measure: () => void) {
        resize = measure;
      }
    }
    const origin = 'http://portal.test';
    runInNewContext(mandateScript, { parent, document, location: { origin }, ResizeObserver });
    const height = [{ type: 'mandate.resized', height: 400.5 }, origin];
    expect(posted).toEqual([height, [{ type: 'mandate.ready' }, origin]]);
    resize();
    expect(posted.slice(2)).toEqual([height]);
  });
});
