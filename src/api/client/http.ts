import ky from 'ky';

export const http = ky.create({
  retry: 0,
  // `send` has its own time limit, which also includes the time to read the body.
  timeout: false,
  throwHttpErrors: false,
  cache: 'no-store',
});
