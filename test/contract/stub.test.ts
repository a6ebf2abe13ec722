import { describe, expect, it } from 'vitest';
import { profileSchema } from '#src/domain/account/profile.ts';
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

describe('the stub', () => {
  it('returns the first example of the call', async () => {
    expect(profileSchema.parse(await (await ask('GET', '/api/user')).json())).toMatchObject({
      first_name: 'Sophie',
      contracts: [{ name: 'Moulin du Prieuré' }, {}, {}],
    });
  });

  it('signs in immediately', async () => {
    const answer = await ask('GET', '/saml/login?RelayState=%2F', undefined, '');
    expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 302, body: '' });
    expect(answer.headers.get('location')).toMatch(/^\/authenticate\?token=[\w.]+&RelayState=%2F/);
  });

  it('returns the headers and the media type of the example', async () => {
    const search = { startDate: '2026-01-01', endDate: '2026-01-31', currentPage: 1, itemsPerPage: 5 };
    const page = await ask('POST', '/api/invoices', search);
    expect(page.headers.get('x-pagination-page-count')).toBe('1');
    const invoice = await ask('GET', '/api/invoice/download/F2026-004217');
    expect(invoice.headers.get('content-type')).toBe('application/pdf');
    expect(await invoice.text()).toMatch(/^%PDF-/);
  });

  it.each([
    ['no token', 401, () => ask('GET', '/api/user', undefined, '')],
    ['a malformed request', 400, () => ask('POST', '/api/user/email', { email: 'a@b.example' })],
    ['an unknown call', 404, () => ask('GET', '/api/nothing')],
  ])('refuses %s', async (_, status, send) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: String(status), message: expect.any(String) });
  });
});
