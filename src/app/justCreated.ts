import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { stored } from '../api/storage/stored.ts';
import { readToken } from '../api/storage/token.ts';

export const justCreated = { created: true };

const justCreatedSchema = z.object({ created: z.literal(true) });

/** Last 16 characters of the token of a new account. At the sign-in, they identify the new user. */
const created = stored(() => localStorage, 'portal.created', z.string(), '');
const endOfToken = (): string => readToken()?.slice(-16) ?? '';

/** Value stored if the signup returns no token: the next user who signs in is then the new user. */
const tokenless = 'tokenless';

export const keepJustCreated = (): void => {
  history.replaceState(justCreated, '');
  created.write(endOfToken() || tokenless);
};

export const readJustCreated = (): boolean => {
  const end = endOfToken();
  return (
    justCreatedSchema.safeParse(history.state).success ||
    (end !== '' && [end, tokenless].includes(created.read()))
  );
};

export const useJustCreated = (): boolean => {
  const [isCreated] = useState(readJustCreated);
  useEffect(() => {
    if (!isCreated) return;
    history.replaceState(null, '');
    created.write('');
  }, [isCreated]);
  return isCreated;
};
