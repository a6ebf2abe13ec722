import { describe, expect, it } from 'vitest';
import { createStub } from './stub.ts';

const stub = await createStub();

const ask = (method: string, path: string, body?: unknown, token = 'any') =>
  stub(
    new Request(`http://stub.test${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );

describe('the stub of the back office', () => {
  it('redirects a sign-in back to the portal without a form', async () => {
    const answer = await ask('GET', '/saml/login?RelayState=%2F', undefined, '');
    expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 302, body: '' });
    expect(answer.headers.get('location')).toMatch(/^\/authenticate\?token=[\w.]+&RelayState=%2F/);
  });

  it.each([
    ['no token', 401, () => ask('GET', '/api/user', undefined, '')],
    ['a malformed request', 400, () => ask('POST', '/api/user/email', { email: 'a@b.example' })],
    ['an unknown call', 404, () => ask('GET', '/api/nothing')],
  ])('rejects %s with the status %i', async (_, status, send) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: String(status), message: expect.any(String) });
  });
});
