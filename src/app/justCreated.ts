import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { stored } from '../api/storage/stored.ts';
import { readToken } from '../api/storage/token.ts';

/** State of the history that signup leaves for the page it leads to. */
export const justCreated = { created: true };

const justCreatedSchema = z.object({ created: z.literal(true) });

/** The account created on this browser, by the end of its token; a closed tab does not lose it, another user does not get it. */
const created = stored(() => localStorage, 'portal.created', z.string(), '');
const endOfToken = (): string => readToken()?.slice(-16) ?? '';

/** The mark of an account whose token was not given: its owner signs in next. */
const tokenless = 'tokenless';

/** Remembers that the account has just been created, here and for a later visit. */
export const keepJustCreated = (): void => {
  history.replaceState(justCreated, '');
  created.write(endOfToken() || tokenless);
};

/** Tells an account that was just created, and has not been welcomed yet. */
export const readJustCreated = (): boolean => {
  const end = endOfToken();
  return (
    justCreatedSchema.safeParse(history.state).success ||
    (end !== '' && [end, tokenless].includes(created.read()))
  );
};

/** True on the first page after signup; a reload is not told again. */
export const useJustCreated = (): boolean => {
  const [isCreated] = useState(readJustCreated);
  useEffect(() => {
    if (!isCreated) return;
    history.replaceState(null, '');
    created.write('');
  }, [isCreated]);
  return isCreated;
};
