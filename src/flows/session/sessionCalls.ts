import { comeBack, depart, noMemory, settle, signInMemorySchema } from '#machines/session/signInLoop.ts';
import { stored } from '../../api/storage/stored.ts';

/** What the session asks once a token is there: loaded then, for a public page has nothing to ask. */

export { findProfile, loadProfile } from '../../api/session.ts';
export { checkToken } from '../../api/tokenCheck.ts';
export { giveTypedBack, putTypedAside } from './typedMemory.ts';

const memory = stored(() => sessionStorage, 'portal.signIn', signInMemorySchema, noMemory);

/** The token has opened a session. */
export const rememberOpening = (): void => memory.write(settle(memory.read()));

/** `hasArrived`: with a token, on this page. Says whether to leave for the sign-in again. */
export const rememberDeparture = (hasArrived: boolean) => {
  const before = memory.read();
  const next = depart(hasArrived ? comeBack(before) : before, Date.now());
  memory.write(next.memory);
  return next.departure;
};
