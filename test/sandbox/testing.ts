import { expect, onTestFinished } from 'vitest';
import { type CheckExchange, checkExchange, openContract, type Violation } from '../contract/contract.ts';
import { createSandbox } from './app.ts';

type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string> };

const origin = 'http://portal.test';

const check = checkExchange(await openContract());

const watched = (): CheckExchange => {
  const violations: Violation[] = [];
  onTestFinished(() => {
    const wasRefused = ({ side, status }: Violation) => side === 'request' && (status ?? 0) >= 400;
    expect(violations.filter((violation) => !wasRefused(violation))).toEqual([]);
  });
  return async (...exchange) => {
    const found = await check(...exchange);
    violations.push(...found);
    return found;
  };
};

export const openSandbox = async (account = 'owner', world = 'default', today?: string) => {
  const sandbox = createSandbox({ check: watched(), ...(today && { today }) });
  const token = await sandbox.signIn(account, world);

  const send = (method: string, path: string, { token, body, headers = {} }: CallOptions = {}) =>
    sandbox.fetch(
      new Request(`${origin}${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );

  return {
    ...sandbox,
    token,
    send,
    ask: async (method: string, path: string, options: CallOptions = {}) => {
      const response = await send(method, path, { token, ...options });
      return { status: response.status, json: await response.json() };
    },
  };
};

export const accepted = { status: 200, json: { code: '00' } };
