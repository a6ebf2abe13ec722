import ky from 'ky';
import { readToken } from './token.ts';

/** Makes the calls that nothing has begun: loaded with the first of them, or before where one is likely. */
export const http = ky.create({
  retry: 0,
  // The time that `send` gives covers the reading of the body too.
  timeout: false,
  throwHttpErrors: false,
  hooks: {
    beforeRequest: [
      (request) => {
        const token = readToken();
        if (token) request.headers.set('Authorization', `Bearer ${token}`);
      },
    ],
  },
});
