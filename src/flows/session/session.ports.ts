import { fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { isTokenAccepted } from '../../api/client/ahead.ts';
import {
  clearToken,
  forgetUser,
  openStoredToken,
  readStoredToken,
  storeToken,
} from '../../api/storage/token.ts';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { guardLeaving, readyToDepart } from '../../ui/dialogs/leaving.ts';

const calls = () => loadModule(() => import('./sessionCalls.ts'));

/** Checks the stored token. Returns false without a token or after a failed call. Rejects on abort. */
export const isStoredTokenValid = async (signal: AbortSignal): Promise<boolean> => {
  const token = readStoredToken();
  if (token === null) return false;
  const { checkToken } = await calls();
  const verdict = await checkToken(token, signal).catch(() => 'unknown');
  signal.throwIfAborted();
  return verdict === 'accepted';
};

export const session = sessionMachine.provide({
  actors: {
    checkToken: fromPromise(async ({ input, signal }) => {
      const token = input ?? openStoredToken();
      const isAccepted = isTokenAccepted(token, signal).catch(async (thrown) => {
        throw (await calls()).unansweredFailure(thrown);
      });
      if (await isAccepted) return 'accepted';
      const { checkToken } = await calls();
      return checkToken(token, signal);
    }),
    findSession: fromPromise(async ({ input, signal }) => {
      const token = readStoredToken();
      if (token === null || token === input) return null;
      const { findProfile } = await calls();
      return findProfile(token, signal);
    }),
    storeToken: fromPromise(async ({ input }) => storeToken(input)),
    loadProfile: fromPromise(async ({ input, signal }) => {
      const { giveTypedBack, loadProfile, rememberOpening } = await calls();
      const profile = await loadProfile(input ?? undefined, signal);
      if (input !== null) return profile;
      rememberOpening();
      await giveTypedBack(profile.email);
      return profile;
    }),
    clearToken: fromPromise(async () => clearToken()),
    putTypedAside: fromPromise(async ({ input }) => (await calls()).putTypedAside(input)),
    goToSignIn: fromPromise(async ({ input: { target, hasArrived } }) => {
      const { rememberDeparture } = await calls();
      const departure = rememberDeparture(hasArrived);
      if (departure === 'leaving') {
        await readyToDepart();
        guardLeaving(null);
        location.assign(`/saml/login?RelayState=${encodeURIComponent(target)}`);
      }
      return departure;
    }),
    signOut: fromPromise(async () => {
      guardLeaving(null);
      try {
        forgetUser();
      } finally {
        location.assign('/saml/logout');
      }
    }),
  },
});
