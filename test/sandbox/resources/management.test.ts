import { describe, expect, it } from 'vitest';
import type { Collaborator } from '../data/collaborators.ts';
import { accepted, openSandbox } from '../testing.ts';
import { blockedEmail } from './management.ts';

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
  it('are 27, of every kind, each with its own address', async () => {
    const { rows } = await openList();
    expect(rows).toHaveLength(27);
    expect(new Set(rows.map(({ email }) => email)).size).toBe(27);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['owner', 'admin', 'simple']));
    expect(new Set(rows.flatMap(({ actions }) => actions)).size).toBe(3);
    expect(rows.some(({ id }) => id)).toBe(true);
    expect(rows.some(({ userId }) => userId)).toBe(true);
  });

  it('are 10,000 distinct ones in the large account', async () => {
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
  it('are checked: new, simple, administrator, owner', async () => {
    const { ask, rows } = await openList();
    const emailOf = (type: Row['type']) => rows.find((row) => row.type === type)!.email;
    const emails = ['neuf@client.example', emailOf('simple'), emailOf('admin'), emailOf('owner')];
    const { json } = await ask('POST', '/api/management/user/emails', { body: { emails } });
    expect(Object.values(json.emails)).toEqual(['doesnt_exist', 'simple', 'admin', 'owner']);
  });

  it.each([
    ['a blocked address', [blockedEmail], 200, '41'],
    ['no address', [], 400, '400'],
    ['an address twice', ['a@b.example', 'A@b.example'], 400, '400'],
    ['what is not an address', ['a@'], 400, '400'],
  ])('refuse %s', async (_, emails, status, code) => {
    const { ask } = await openList();
    const answer = await ask('POST', '/api/management/user/emails', { body: { emails } });
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code });
  });

  it('add the new ones to the list, waiting', async () => {
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

  it('refuse the owner, another role for someone known, and a wrong body', async () => {
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
