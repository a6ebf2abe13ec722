import ky from 'ky';

export const http = ky.create({
  retry: 0,
  // `send` has its own timeout, which also limits the time to read the body.
  timeout: false,
  throwHttpErrors: false,
  cache: 'no-store',
});
