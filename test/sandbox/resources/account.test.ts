import { describe, expect, it, vi } from 'vitest';
import { profileSchema } from '#src/domain/account/profile.ts';
import { accounts, initialPassword } from '../accounts.ts';
import { accepted, openSandbox } from '../testing.ts';

const identity = {
  civility: 'miss',
  first_name: 'Anne-Laure',
  last_name: 'L’Hôte',
  entity_name: 'Mairie',
  department_code: 'other',
};

const registration = {
  civility: 'mr',
  first_name: 'Zoé',
  last_name: 'N’Guyen',
  email: 'zoe@nouveau.example',
  repeated_email: 'zoe@nouveau.example',
  password: 'Secret-12',
  repeated_password: 'Secret-12',
  token_captcha: '',
};

describe('sign-in', () => {
  it('shows every account as a button', async () => {
    const { send } = await openSandbox();
    const page = await (await send('GET', '/saml/login?RelayState=/x')).text();
    for (const { id } of accounts) expect(page).toContain(`value="${id}"`);
    expect(page).toContain('action="/saml/login?RelayState=%2Fx"');
  });

  it.each(['/espace-personnel?modale=addContract', '//evil.example', ''])(
    'gives back the RelayState %j',
    async (state) => {
      const { send } = await openSandbox();
      const answer = await send(
        'GET',
        `/saml/login?${new URLSearchParams({ account: 'admin', RelayState: state })}`,
      );
      const target = new URL(answer.headers.get('location') ?? '', 'http://portal.test');
      expect(answer.status).toBe(303);
      expect(target.pathname).toBe('/authenticate');
      expect(target.searchParams.get('RelayState')).toBe(state);
    },
  );

  it('opens a session by the form', async () => {
    const { fetch, ask } = await openSandbox();
    const body = new URLSearchParams({ account: 'simple' });
    const answer = await fetch(new Request('http://portal.test/saml/login', { method: 'POST', body }));
    const target = new URL(answer.headers.get('location') ?? '', 'http://portal.test');
    expect(target.searchParams.has('RelayState')).toBe(false);
    const { json } = await ask('GET', '/api/user', { token: target.searchParams.get('token') ?? '' });
    expect(json).toMatchObject({ type: 'simple', first_name: 'Maëlle' });
  });

  it('does not know an unknown account', async () => {
    const { send } = await openSandbox();
    expect((await send('GET', '/saml/login?account=nobody')).status).toBe(404);
  });

  it('closes the session at the sign-out', async () => {
    const { ask, send, token } = await openSandbox();
    expect(await ask('GET', '/api/token-check')).toEqual(accepted);
    await send('GET', '/saml/logout', { token });
    expect((await ask('GET', '/api/token-check')).status).toBe(401);
  });
});

describe('token', () => {
  it.each(['', 'x', 'a.b.c'])('is refused when it is %j', async (token) => {
    const { ask } = await openSandbox();
    const { status, json } = await ask('GET', '/api/user', { token });
    expect({ status, code: json.code }).toEqual({ status: 401, code: '401' });
  });

  it('is refused when its signature was touched', async () => {
    const { ask, token } = await openSandbox();
    const forged = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    expect((await ask('GET', '/api/user', { token: forged })).status).toBe(401);
  });

  it.each([
    ['owner', 3599, 200],
    ['owner', 3601, 401],
    ['short-token', 19, 200],
    ['short-token', 21, 401],
  ])('of %s after %i s answers %i', async (account, seconds, status) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
    const { ask } = await openSandbox(account);
    vi.setSystemTime(Date.now() + seconds * 1000);
    expect((await ask('GET', '/api/token-check')).status).toBe(status);
  });
});

describe('profile', () => {
  it.each(accounts.map(({ id }) => id))('of %s is as the portal reads it', async (id) => {
    const { ask } = await openSandbox(id);
    const { json } = await ask('GET', '/api/user');
    const account = accounts.find((known) => known.id === id)!;
    const profile = profileSchema.parse(json);
    expect(profile.type).toBe(account.type);
    expect(profile.contracts).toHaveLength(account.contracts);
    expect(profile.contracts_status).toBe(account.contractsStatus);
    expect(profile.entity_name !== '').toBe(account.complete);
    const sum = profile.detailContract.reduce((total, { balance }) => total + (balance ?? 0), 0);
    expect(profile.soldeGlobal).toBeCloseTo(sum, 6);
  });

  it('changes with the identity', async () => {
    const { ask } = await openSandbox();
    expect(await ask('POST', '/api/user/civility', { body: identity })).toEqual(accepted);
    expect((await ask('GET', '/api/user')).json).toMatchObject(identity);
  });

  it.each([
    ['a digit in the name', { ...identity, last_name: 'R2D2' }, 'last_name'],
    ['a first name of one character', { ...identity, first_name: 'A' }, 'first_name'],
    ['a last name of 51 characters', { ...identity, last_name: 'a'.repeat(51) }, 'last_name'],
    ['an unknown department', { ...identity, department_code: 'x' }, 'department_code'],
    ['a missing entity', { ...identity, entity_name: undefined }, 'entity_name'],
    ['an unknown key', { ...identity, cgu: true }, 'cgu'],
  ])('refuses %s', async (_, body, field) => {
    const { ask } = await openSandbox();
    const { status, json } = await ask('POST', '/api/user/civility', { body });
    expect(status).toBe(400);
    expect(Object.keys(json.validation_errors)).toEqual([field]);
  });
});

describe('email', () => {
  it('changes with a new token, and the old one is refused', async () => {
    const { ask } = await openSandbox();
    const body = { email: 'nouveau@ecluses.example', repeated_email: 'nouveau@ecluses.example' };
    const { json } = await ask('POST', '/api/user/email', { body });
    expect((await ask('GET', '/api/user', { token: json.jwt })).json.email).toBe(body.email);
    expect((await ask('GET', '/api/user')).status).toBe(401);
  });

  it.each([
    ['an address already taken', 'annesophie.dherve@ecluses.example', undefined, 200, '25'],
    ['two different addresses', 'a@b.example', 'c@d.example', 400, '400'],
    ['what is not an address', 'a@', undefined, 400, '400'],
  ])('refuses %s', async (_, email, repeated_email = email, status, code) => {
    const { ask } = await openSandbox();
    const answer = await ask('POST', '/api/user/email', { body: { email, repeated_email } });
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code });
  });
});

describe('password', () => {
  const body = { old_password: initialPassword, password: 'Nouveau-34', repeated_password: 'Nouveau-34' };

  it('changes once the old one is right', async () => {
    const { ask } = await openSandbox();
    expect(await ask('POST', '/api/user/password', { body })).toEqual(accepted);
    const again = await ask('POST', '/api/user/password', { body });
    expect(again.json).toMatchObject({
      code: '26',
      validation_errors: { old_password: [expect.any(String)] },
    });
  });

  it.each(['Court-1', 'sansmajuscule-1', 'SANSMINUSCULE-1', 'Sanschiffre-', 'Sansspecial1'])(
    'refuses %s',
    async (password) => {
      const { ask } = await openSandbox();
      const weak = { ...body, password, repeated_password: password };
      const { status, json } = await ask('POST', '/api/user/password', { body: weak });
      expect(status).toBe(400);
      expect(Object.keys(json.validation_errors)).toEqual(['password']);
    },
  );
});

describe('registration', () => {
  it('opens an account without contract, whose profile is to complete', async () => {
    const { ask } = await openSandbox();
    const { json } = await ask('POST', '/user/registration', { body: registration, token: '' });
    const { json: profile } = await ask('GET', '/api/user', { token: json.jwt });
    expect(profile).toMatchObject({
      first_name: 'Zoé',
      entity_name: null,
      department_code: null,
      contracts: [],
    });
    const again = await ask('POST', '/user/registration', { body: registration });
    expect(again.json.code).toBe('27');
  });

  it.each([
    ['cgu', { ...registration, cgu: true }],
    ['token_captcha', { ...registration, token_captcha: undefined }],
    ['repeated_email', { ...registration, repeated_email: 'x@y.example' }],
    ['repeated_password', { ...registration, repeated_password: 'Autre-123' }],
    ['civility', { ...registration, civility: 'mrs' }],
  ])('refuses a wrong %s', async (field, body) => {
    const { ask } = await openSandbox();
    const { status, json } = await ask('POST', '/user/registration', { body });
    expect(status).toBe(400);
    expect(Object.keys(json.validation_errors)).toEqual([field]);
  });
});

describe('advisers', () => {
  it.each([
    ['internal_adviser_simple', '/api/user/addContract'],
    ['internal_adviser_simple', '/api/user/civility'],
    ['internal_adviser_simple', '/api/user/email'],
    ['internal_adviser_simple', '/api/user/password'],
    ['internal_adviser_simple', '/api/contract/update_iban'],
    ['internal_adviser_admin', '/api/user/civility'],
    ['internal_adviser_admin', '/api/user/password'],
    ['internal_adviser_admin', '/api/contract/update_iban'],
  ])('%s may not post to %s', async (account, path) => {
    const { ask } = await openSandbox(account);
    expect((await ask('POST', path, { body: {} })).status).toBe(403);
  });
});
