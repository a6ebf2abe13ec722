import { expect, it } from 'vitest';
import { openContract } from './contract.ts';
import { checkExchange } from './exchange.ts';

const check = checkExchange(await openContract());

const request = (method: string, path: string, body?: unknown) =>
  new Request(`http://portal.test${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });

const email = request('POST', '/api/user/email', { email: 'a@b.example', repeated_email: 'a@b.example' });
const search = request('POST', '/api/invoices', {
  startDate: '2026-01-01',
  endDate: '2026-01-31',
  currentPage: 1,
  itemsPerPage: 5,
});
const html = (status = 200) =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

it.each([
  ['a success', email, Response.json({ jwt: 'x' })],
  ['a refusal', email, Response.json({ code: '25', message: 'Déjà utilisée.' })],
  ['a right that is missing', email, Response.json({ code: '403' }, { status: 403 })],
  ['a page of results', search, Response.json({}, { headers: { 'x-pagination-page-count': '3' } })],
  ['a page of the provider', request('GET', '/saml/login?RelayState=%2F'), html()],
  ['what is not the back office’s', request('GET', '/third-party/captcha.js'), html()],
])('keeps the contract: %s', async (_, sent, answer) => {
  expect(await check(sent.clone(), answer)).toEqual([]);
});

it.each([
  ['an unknown call', request('GET', '/api/nothing'), null, 'request', 'does not hold this call'],
  ['another method', request('PUT', '/api/user'), null, 'request', 'does not hold this call'],
  [
    'a field too few',
    request('POST', '/api/user/email', { email: 'a@b.example' }),
    null,
    'request',
    'repeated_email',
  ],
  ['a field too many', request('DELETE', '/api/management/user/2?all=1'), null, 'request', 'all'],
  ['no JSON', new Request(email.url, { method: 'POST', body: 'x' }), null, 'request', 'JSON'],
  ['a wrong type', email, Response.json({ jwt: 7 }), 'answer', 'must be string'],
  ['a success without its field', email, Response.json({ code: '00' }), 'answer', 'jwt'],
  ['a refusal that says nothing', email, Response.json({ code: '25' }), 'answer', 'message'],
  ['a missing header', search, Response.json({}), 'answer', 'x-pagination-page-count'],
  ['a page for JSON', email, html(), 'answer', 'text/html'],
  [
    'no page where one is due',
    request('GET', '/saml/logout'),
    Response.json({}),
    'answer',
    'application/json',
  ],
])('breaks the contract: %s', async (_, sent, answer, side, message) => {
  const violations = await check(sent.clone(), answer);
  expect(
    violations.filter((violation) => violation.side === side).map(({ message }) => message),
  ).toContainEqual(expect.stringContaining(message));
});
