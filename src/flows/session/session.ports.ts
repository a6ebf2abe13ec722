import { fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { isTokenAccepted } from '../../api/ahead.ts';
import { forgetUser } from '../../api/forgetUser.ts';
import { clearToken, readToken, storeToken } from '../../api/token.ts';
import { guardLeaving } from '../../ui/leaving.ts';
import { loadModule } from '../../ui/loadModule.ts';

const calls = () => loadModule(() => import('./sessionCalls.ts'));

/** Whether the sign-in has led to this page with a token that has not opened a session yet. */
let hasComeBack = false;

/** The session on this browser: its storage, its address bar and the back office. */
export const session = sessionMachine.provide({
  actors: {
    storeToken: fromPromise(async ({ input }) => {
      storeToken(input);
      hasComeBack = true;
    }),
    checkToken: fromPromise(async ({ signal }) => {
      if (await isTokenAccepted(readToken(), signal)) return;
      const { checkToken } = await calls();
      await checkToken(signal);
    }),
    loadProfile: fromPromise(async ({ signal }) => {
      const { loadProfile, rememberOpening } = await calls();
      const profile = await loadProfile(signal);
      hasComeBack = false;
      rememberOpening();
      return profile;
    }),
    clearToken: fromPromise(async () => clearToken()),
    goToSignIn: fromPromise(async ({ input }) => {
      const { rememberDeparture } = await calls();
      const departure = rememberDeparture(hasComeBack);
      hasComeBack = false;
      if (departure === 'leaving') {
        guardLeaving(null);
        location.assign(`/saml/login?RelayState=${encodeURIComponent(input)}`);
      }
      return departure;
    }),
    signOut: fromPromise(async () => {
      forgetUser();
      guardLeaving(null);
      location.assign('/saml/logout');
    }),
  },
});
