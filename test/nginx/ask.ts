import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';

type Question = {
  port: number;
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  isSecure?: boolean;
  serverName?: string;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

export const ask = ({ port, host, path, method = 'GET', headers = {}, body, ...tls }: Question) =>
  new Promise<Answer>((resolve, reject) => {
    const { isSecure = true, serverName = host } = tls;
    const send = isSecure ? requestHttps : requestHttp;
    const options = { host: '127.0.0.1', port, path, method, agent: false, headers: { host, ...headers } };
    const secure = isSecure ? { servername: serverName, rejectUnauthorized: false } : {};
    send({ ...options, ...secure }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
    )
      .on('error', reject)
      .end(body);
  });
