import { createSandbox } from './app.ts';

type Asked = { token?: string; body?: unknown; headers?: Record<string, string> };

const origin = 'http://portal.test';

/** A sandbox with a short way to call it and to read its JSON. */
export const openSandbox = async (account = 'owner', world = 'default') => {
  const sandbox = createSandbox();
  const token = await sandbox.signIn(account, world);

  const send = (method: string, path: string, { token, body, headers = {} }: Asked = {}) =>
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
    /** A signed-in call: its status and its JSON. */
    ask: async (method: string, path: string, asked: Asked = {}) => {
      const response = await send(method, path, { token, ...asked });
      return { status: response.status, json: await response.json() };
    },
  };
};

export const accepted = { status: 200, json: { code: '00' } };
