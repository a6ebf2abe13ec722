import { isValidIBAN } from 'ibantools';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { makeContracts, type SandboxContract } from './data/contracts.ts';
import { seededBank } from './data/identifiers.ts';
import { ConnectionDropped, calls } from './faults.ts';
import { accepted, openSandbox } from './testing.ts';
import { createWorlds } from './world.ts';

const openFaults = async () => {
  const sandbox = await openSandbox();
  return {
    ...sandbox,
    setFault: (call: string, fault: string, times?: number) =>
      sandbox.ask('POST', '/sandbox/faults', { body: { call, fault, times } }),
    status: async () => (await sandbox.send('GET', '/api/user', { token: sandbox.token })).status,
  };
};

describe('the list of calls that can fail', () => {
  it('contains each call of the back office, and no other call', () => {
    const pages = ['POST /third-party/mandate', 'GET /third-party/signature'];
    const routes = createApp(createWorlds())
      .routes.filter(({ method, path }) => method !== 'ALL' && /^\/(api|p|user|third-party)\//.test(path))
      .map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls.map(({ call }) => call))).toEqual(
      new Set(routes.filter((route) => !pages.includes(route))),
    );
  });
});

describe('injected failures', () => {
  it.each([
    ['status=500', 500, /^{"code":"500","message":".+"}$/],
    ['status=403', 403, /^{"code":"403","message":".+"}$/],
    ['code=12', 200, /^{"code":"12","message":".+"}$/],
    ['status=400;code=99', 400, /^{"code":"99","message":".+"}$/],
    ['shape', 200, /^{"code":\["00"\],.*"contracts":"aucun"/],
    ['html; status=502', 502, /^<!doctype html>/],
    ['empty', 200, /^$/],
  ])('respond to a call with the failure %s: status %i', async (fault, status, body) => {
    const { setFault, send, token } = await openFaults();
    await setFault('GET /api/user', fault);
    const answer = await send('GET', '/api/user', { token });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(body);
  });

  it('close the connection of a dropped call, and leave the data unchanged', async () => {
    const { setFault, ask } = await openFaults();
    await setFault('POST /api/user/addContract', 'drop', 1);
    const body = { reference: '981234567890', identifier: 'AB12', zipcode: '35400' };
    await expect(ask('POST', '/api/user/addContract', { body })).rejects.toBeInstanceOf(ConnectionDropped);
    expect((await ask('GET', '/api/user')).json.contracts).toHaveLength(12);
    expect(await ask('POST', '/api/user/addContract', { body })).toEqual(accepted);
  });

  it('delay the response of a call without changing the response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { setFault, status } = await openFaults();
    await setFault('GET /api/user', 'delay=30000');
    const settled = vi.fn();
    const answer = status().then(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(settled).toHaveBeenCalledWith(200);
  });

  it('apply in the order of their definition, each one as often as requested', async () => {
    const { setFault, status, ask } = await openFaults();
    await setFault('GET /api/user', 'status=503', 2);
    await setFault('GET /api/user', 'status=403', 1);
    expect((await ask('GET', '/api/token-check')).status).toBe(200);
    expect([await status(), await status(), await status(), await status()]).toEqual([503, 503, 403, 200]);
  });

  it('apply until they are removed if they have no number of times', async () => {
    const { setFault, status, ask } = await openFaults();
    await setFault('GET /api/user', 'status=500');
    expect([await status(), await status()]).toEqual([500, 500]);
    expect((await ask('GET', '/sandbox/faults')).json).toMatchObject([
      { call: 'GET /api/user', times: null },
    ]);
    await ask('DELETE', '/sandbox/faults');
    expect(await status()).toBe(200);
  });

  it('apply to each URL of a call with a parameter', async () => {
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
  ])('cause an error for an unknown call, failure or repetition: %s %s %i', async (call, fault, times) => {
    const { setFault } = await openFaults();
    expect((await setFault(call, fault, times)).status).toBe(400);
  });
});

describe('the control page of the sandbox', () => {
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

  it('sets and removes a failure, removes all failures, and resets the data', async () => {
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

  it('rejects an unknown command', async () => {
    const { post } = await openPage();
    expect((await post({ do: 'add', call: 'x', fault: 'drop', times: '1' })).status).toBe(400);
    expect((await post({})).status).toBe(400);
  });
});

describe('the data of the sandbox for each browser', () => {
  it('are separate for two browsers', async () => {
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

  it.each(['/sandbox/calls', '/saml/login?account=owner'])('have a cookie, set once by %s', async (path) => {
    const { send } = await openSandbox();
    const cookie = (await send('GET', path)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sandbox=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await send('GET', path, { headers: { cookie: cookie.split(';')[0]! } });
    expect(again.headers.has('set-cookie')).toBe(false);
  });

  it('accept calls with any token that this browser has received', async () => {
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

describe('the check of requests against the OpenAPI file', () => {
  it('reports a request that violates the file, but no request to the sandbox page', async () => {
    const { ask, send } = await openSandbox();
    await send('GET', '/saml/login?account=owner&RelayState=%2F');
    await ask('POST', '/api/user/email', { body: { email: 'a@b.example' } });
    await ask('POST', '/sandbox/reset');
    expect((await ask('GET', '/sandbox/violations')).json).toMatchObject([
      { call: 'POST /api/user/email', side: 'request', status: 400 },
    ]);
  });

  it('finds no problem in an injected failure', async () => {
    const { ask, setFault } = await openFaults();
    await setFault('GET /api/user', 'shape');
    await ask('GET', '/api/user');
    expect((await ask('GET', '/sandbox/violations')).json).toEqual([]);
  });
});

describe('the recorded calls', () => {
  it('contain each call to the back office, but no call to the sandbox page', async () => {
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

describe('a token of the sandbox', () => {
  it.each(['', 'a.b.c', 'forged'])('is rejected if invalid: %j', async (given) => {
    const { ask, token: own } = await openSandbox();
    const token = given === 'forged' ? `${own.slice(0, -3)}${own.endsWith('AAA') ? 'BBB' : 'AAA'}` : given;
    expect(await ask('GET', '/api/user', { token })).toMatchObject({ status: 401, json: { code: '401' } });
  });

  it.each([
    ['owner', 3599, 200],
    ['owner', 3601, 401],
    ['short-token', 19, 200],
    ['short-token', 21, 401],
  ])('of the account %s causes after %i s the status %i', async (account, seconds, status) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
    const { ask } = await openSandbox(account);
    vi.setSystemTime(Date.now() + seconds * 1000);
    expect((await ask('GET', '/api/token-check')).status).toBe(status);
  });

  it('is rejected after the sign-out', async () => {
    const { ask, send, token } = await openSandbox();
    expect(await ask('GET', '/api/token-check')).toEqual(accepted);
    await send('GET', '/saml/logout', { token });
    expect((await ask('GET', '/api/token-check')).status).toBe(401);
  });
});

it('creates ten thousand contracts with distinct references and fictitious identifiers', () => {
  const contracts = makeContracts(1008, 10_000);
  expect(new Set(contracts.map(({ reference }) => reference)).size).toBe(10_000);
  const isFictitious = ({ reference, iban, phone, mobile_phone }: SandboxContract) =>
    /^98\d{10}$/.test(reference) &&
    (iban === null || (isValidIBAN(iban) && iban.slice(4, 9) === seededBank)) &&
    /^(019900\d{4})?$/.test(phone ?? '') &&
    /^(063998\d{4})?$/.test(mobile_phone ?? '');
  expect(contracts.filter((contract) => !isFictitious(contract))).toEqual([]);
});

it.each([
  ['q=SAINT+ÉTI&type=municipality', 200, ['Saint-Étienne']],
  ['q=hay+les&type=municipality', 200, ['L’Haÿ-les-Roses']],
  ['q=20000&type=municipality', 200, ['Ajaccio']],
  ['q=rue&type=street&citycode=2A004&limit=2', 200, ['Ajaccio', 'Ajaccio']],
  ['q=sa&type=municipality', 400, undefined],
  ['q=saint&type=street&zipcode=35400', 400, undefined],
])('responds to the address search %s with status %i', async (query, status, cities) => {
  const { ask } = await openSandbox();
  const answer = await ask('GET', `/third-party/address/search?${query}`);
  expect(answer.status).toBe(status);
  expect(
    answer.json.features?.map(({ properties }: { properties: { city: string } }) => properties.city),
  ).toEqual(cities);
});
