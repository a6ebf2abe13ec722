import ky from 'ky';

/** HTTP client, loaded lazily with the first call that `beginSession` has not started. */
export const http = ky.create({
  retry: 0,
  // The timeout of `send` also covers the reading of the body.
  timeout: false,
  throwHttpErrors: false,
  // Answers with a token are personal: the browser must not cache them.
  cache: 'no-store',
});
