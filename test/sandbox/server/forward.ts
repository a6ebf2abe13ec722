import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

/** A redirection inside the back office stays on the portal's origin; one to elsewhere is kept. */
const ownLocation = (location: string, api: string): string => {
  const target = new URL(location, api);
  return target.origin === api ? `${target.pathname}${target.search}${target.hash}` : location;
};

/** Sends the calls to a real back office, whose origin is `api`; `Authorization` goes as it is. */
export const createForward = (api: string) =>
  new Hono()
    .all('*', async (c) => {
      const { pathname, search, host, protocol } = new URL(c.req.url);
      const answer = await proxy(`${api}${pathname}${search}`, {
        raw: c.req.raw,
        redirect: 'manual',
        customFetch: (request) => {
          request.headers.set('x-forwarded-host', host);
          request.headers.set('x-forwarded-proto', protocol.slice(0, -1));
          return fetch(request);
        },
      });
      const location = answer.headers.get('location');
      if (location) answer.headers.set('location', ownLocation(location, api));
      return answer;
    })
    .onError((error, c) => {
      console.error(`${c.req.method} ${c.req.path} : ${api} ne répond pas (${error.message})`);
      return c.json({ code: '502', message: 'Le service client ne répond pas.' }, 502);
    });
