import { describe, expect, it, vi } from 'vitest';
import { profileSchema } from '#src/domain/account/profile.ts';
import { accounts, initialPassword } from '../accounts.ts';
import type { Collaborator } from '../customer.ts';
import { accepted, openSandbox } from '../testing.ts';
import { blockedEmail } from './management.ts';

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
    'returns the RelayState %j',
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

  it('opens a session with the form', async () => {
    const { fetch, ask } = await openSandbox();
    const body = new URLSearchParams({ account: 'simple' });
    const answer = await fetch(new Request('http://portal.test/saml/login', { method: 'POST', body }));
    const target = new URL(answer.headers.get('location') ?? '', 'http://portal.test');
    expect(target.searchParams.has('RelayState')).toBe(false);
    const { json } = await ask('GET', '/api/user', { token: target.searchParams.get('token') ?? '' });
    expect(json).toMatchObject({ type: 'simple', first_name: 'Maëlle' });
  });

  it('rejects an unknown account', async () => {
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

  it('is refused with a modified signature', async () => {
    const { ask, token } = await openSandbox();
    const forged = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    expect((await ask('GET', '/api/user', { token: forged })).status).toBe(401);
  });

  it.each([
    ['owner', 3599, 200],
    ['owner', 3601, 401],
    ['short-token', 19, 200],
    ['short-token', 21, 401],
  ])('of %s after %i s returns %i', async (account, seconds, status) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
    const { ask } = await openSandbox(account);
    vi.setSystemTime(Date.now() + seconds * 1000);
    expect((await ask('GET', '/api/token-check')).status).toBe(status);
  });
});

describe('profile', () => {
  it.each(accounts.map(({ id }) => id))('of %s matches the format that the portal reads', async (id) => {
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
});

describe('email', () => {
  it('changes with a new token, and the old token is refused', async () => {
    const { ask } = await openSandbox();
    const body = { email: 'nouveau@ecluses.example', repeated_email: 'nouveau@ecluses.example' };
    const { json } = await ask('POST', '/api/user/email', { body });
    expect((await ask('GET', '/api/user', { token: json.jwt })).json.email).toBe(body.email);
    expect((await ask('GET', '/api/user')).status).toBe(401);
  });

  it.each([
    ['a taken address', 'annesophie.dherve@ecluses.example', undefined, 200, '25'],
    ['two different addresses', 'a@b.example', 'c@d.example', 400, '400'],
    ['a malformed address', 'a@', undefined, 400, '400'],
  ])('refuses %s', async (_, email, repeated_email = email, status, code) => {
    const { ask } = await openSandbox();
    const answer = await ask('POST', '/api/user/email', { body: { email, repeated_email } });
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code });
  });
});

describe('password', () => {
  const body = { old_password: initialPassword, password: 'Nouveau-34', repeated_password: 'Nouveau-34' };

  it('changes with the correct old password', async () => {
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
  it('creates an account without contract, with an incomplete profile', async () => {
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
  ])('refuses an invalid %s', async (field, body) => {
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

type Row = Omit<Collaborator, 'id'> & { userId?: string; id?: string };

const idOf = ({ userId, id }: Row) => userId ?? id ?? '';

const openList = async (account = 'owner') => {
  const sandbox = await openSandbox(account);
  const list = async (): Promise<Row[]> =>
    (await sandbox.ask('GET', '/api/management/user/list')).json.managed_users;
  const rows = await list();
  const withAction = (action: Row['actions'][number]) =>
    rows.find(({ actions }) => actions.includes(action))!;
  return { ...sandbox, list, rows, withAction };
};

describe('collaborators', () => {
  it('are 27, of every kind, with unique addresses', async () => {
    const { rows } = await openList();
    expect(rows).toHaveLength(27);
    expect(new Set(rows.map(({ email }) => email)).size).toBe(27);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['owner', 'admin', 'simple']));
    expect(new Set(rows.flatMap(({ actions }) => actions)).size).toBe(3);
    expect(rows.some(({ id }) => id)).toBe(true);
    expect(rows.some(({ userId }) => userId)).toBe(true);
  });

  it('are 10,000 unique ones in the large account', async () => {
    const { rows } = await openList('ten-thousand');
    expect(new Set(rows.map(idOf)).size).toBe(10_000);
    expect(new Set(rows.map(({ email }) => email)).size).toBe(10_000);
  });

  it.each(['simple', 'internal_adviser_simple', 'unknown-role'])('are closed to %s', async (account) => {
    const { ask } = await openSandbox(account);
    expect((await ask('GET', '/api/management/user/list')).status).toBe(403);
  });

  it('are deleted once', async () => {
    const { ask, list, withAction } = await openList();
    const id = idOf(withAction('delete_user'));
    expect(await ask('DELETE', `/api/management/user/${id}`)).toEqual(accepted);
    expect((await list()).map(idOf)).not.toContain(id);
    expect((await ask('DELETE', `/api/management/user/${id}`)).status).toBe(404);
    expect((await ask('DELETE', '/api/management/user/1')).json.code).toBe('40');
  });

  it('become administrators', async () => {
    const { ask, list, withAction } = await openList();
    const userId = idOf(withAction('update_to_admin'));
    const body = { type: 'admin', userId };
    expect(await ask('POST', '/api/management/user/type', { body })).toEqual(accepted);
    expect((await list()).find((row) => idOf(row) === userId)).toMatchObject({
      type: 'admin',
      actions: ['delete_user'],
    });
    expect((await ask('POST', '/api/management/user/type', { body })).json.code).toBe('40');
    expect(
      (await ask('POST', '/api/management/user/type', { body: { ...body, type: 'owner' } })).status,
    ).toBe(400);
  });

  it('receive their invitation again', async () => {
    const { ask, rows, withAction } = await openList();
    const invite = (email: string) => ask('POST', '/api/management/user/invitation', { body: { email } });
    expect(await invite(withAction('send_invitation').email)).toEqual(accepted);
    expect((await invite(rows[0]!.email)).json.code).toBe('40');
    expect((await invite('personne@client.example')).status).toBe(404);
  });
});

describe('invitations', () => {
  it('are classified as new, simple, administrator or owner', async () => {
    const { ask, rows } = await openList();
    const emailOf = (type: Row['type']) => rows.find((row) => row.type === type)!.email;
    const emails = ['neuf@client.example', emailOf('simple'), emailOf('admin'), emailOf('owner')];
    const { json } = await ask('POST', '/api/management/user/emails', { body: { emails } });
    expect(Object.values(json.emails)).toEqual(['doesnt_exist', 'simple', 'admin', 'owner']);
  });

  it.each([
    ['a blocked address', [blockedEmail], 200, '41'],
    ['a missing address', [], 400, '400'],
    ['a duplicate address', ['a@b.example', 'A@b.example'], 400, '400'],
    ['a malformed address', ['a@'], 400, '400'],
  ])('refuse %s', async (_, emails, status, code) => {
    const { ask } = await openList();
    const answer = await ask('POST', '/api/management/user/emails', { body: { emails } });
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code });
  });

  it('add new users to the list as pending', async () => {
    const { ask, list, rows } = await openList();
    const simple = rows.find(({ type }) => type === 'simple')!;
    const body = [
      { type: 'admin', email: 'neuf@client.example' },
      { type: 'simple', email: simple.email },
    ];
    expect(await ask('POST', '/api/management/user', { body })).toEqual(accepted);
    const after = await list();
    expect(after).toHaveLength(28);
    expect(after.at(-1)).toMatchObject({
      ...body[0],
      lastLogin: null,
      actions: ['delete_user', 'send_invitation'],
    });
  });

  it('refuse the owner, a different role for a known user, and an invalid body', async () => {
    const { ask, rows } = await openList();
    const post = (body: unknown) => ask('POST', '/api/management/user', { body });
    expect((await post([{ type: 'admin', email: rows[0]!.email }])).json.code).toBe('42');
    const simple = rows.find(({ type }) => type === 'simple')!;
    expect((await post([{ type: 'admin', email: simple.email }])).json.code).toBe('43');
    expect((await post([])).status).toBe(400);
    expect((await post([{ type: 'owner', email: 'a@b.example' }])).status).toBe(400);
    expect((await post({ emails: [] })).status).toBe(400);
  });
});

const contract = { reference: '981234567890', identifier: 'AB12', zipcode: '35400' };

const person = {
  civility: 'miss',
  first_name: 'Anne-Laure',
  last_name: 'L’Hôte',
  entity_name: 'Mairie',
  department_code: 'other',
};

const request = {
  contact_type: 'contact_form_product_infos',
  last_name: 'Carpentier',
  first_name: 'Sophie',
  email: 'sophie@moulins.example',
  company: 'Moulins de la Rance',
  function: 'Directrice',
  subject: 'water',
  message: '',
  token_captcha: '',
};

const few = ['2 caractères au moins sont attendus.'];
const missing = ['Champ obligatoire.'];

it.each([
  [
    '/api/user/addContract',
    { reference: '971234567890', identifier: 'AB1', zipcode: 35400 },
    {
      reference: ['12 chiffres qui commencent par 98 sont attendus.'],
      identifier: ['4 caractères sont attendus.'],
      zipcode: ['Valeur refusée.'],
    },
  ],
  ['/api/user/addContract', { ...contract, form: 'x' }, { form: ['Champ inconnu.'] }],
  ['/api/user/addContract', {}, { reference: missing, identifier: missing, zipcode: missing }],
  [
    '/api/user/civility',
    { ...person, first_name: 'A', entity_name: '' },
    { first_name: few, entity_name: missing },
  ],
  [
    '/api/user/civility',
    { ...person, last_name: 'a'.repeat(51), department_code: 'x' },
    { last_name: ['50 caractères au plus sont attendus.'], department_code: ['Valeur refusée.'] },
  ],
  [
    '/api/user/civility',
    { ...person, last_name: 'R2' },
    { last_name: ['Un nom ne contient pas de chiffre.'] },
  ],
  ['/api/user/email', { email: 'a@', repeated_email: 'a@' }, { email: ['Cette adresse n’est pas valide.'] }],
  ['/p/contact/request', { ...request, contact_type: 'x' }, { contact_type: ['Valeur refusée.'] }],
  [
    '/p/contact/request',
    { ...request, message: 'é'.repeat(5001), phone: '01' },
    {
      message: ['5\u202f000 caractères au plus sont attendus.'],
      phone: ['10 chiffres qui commencent par 0 sont attendus.'],
    },
  ],
  [
    '/api/contract/update_info',
    { form: 'contact', reference: '981000004217', email: 'a@b.example', phone: '' },
    { mobile_phone: missing },
  ],
])('returns the validation errors of %s: %j', async (path, body, fields) => {
  const { ask } = await openSandbox();
  const { status, json } = await ask('POST', path, { body });
  expect({ status, fields: json.validation_errors }).toEqual({ status: 400, fields });
});
