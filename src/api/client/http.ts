import ky from 'ky';

/** Makes the calls that nothing has begun: loaded with the first of them, or before where one is likely. */
export const http = ky.create({
  retry: 0,
  // The time that `send` gives covers the reading of the body too.
  timeout: false,
  throwHttpErrors: false,
  // What is read with a token is of a person: no cache of the browser stores it.
  cache: 'no-store',
});
