import ky from 'ky';

/** HTTP client of the writes, loaded with the first write, or when the browser is idle. */
export const http = ky.create({
  retry: 0,
  // The timeout of `send` replaces this one, because it includes the time to read the body.
  timeout: false,
  throwHttpErrors: false,
  // The browser must not cache responses, because they are personal.
  cache: 'no-store',
});
