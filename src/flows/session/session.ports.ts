import { fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { comeBack, depart, noMemory, settle, signInMemorySchema } from '#machines/session/signInLoop.ts';
import { forgetUser } from '../../api/forgetUser.ts';
import { checkToken, loadProfile } from '../../api/session.ts';
import { stored } from '../../api/stored.ts';
import { clearToken, storeToken } from '../../api/token.ts';
import { guardLeaving } from '../../ui/leaving.ts';

const memory = stored(() => sessionStorage, 'portal.signIn', signInMemorySchema, noMemory);

/** The session on this browser: its storage, its address bar and the back office. */
export const session = sessionMachine.provide({
  actors: {
    storeToken: fromPromise(async ({ input }) => {
      storeToken(input);
      memory.write(comeBack(memory.read()));
    }),
    checkToken: fromPromise(({ signal }) => checkToken(signal)),
    loadProfile: fromPromise(async ({ signal }) => {
      const profile = await loadProfile(signal);
      memory.write(settle(memory.read()));
      return profile;
    }),
    clearToken: fromPromise(async () => clearToken()),
    goToSignIn: fromPromise(async ({ input }) => {
      const next = depart(memory.read(), Date.now());
      memory.write(next.memory);
      if (next.departure === 'leaving') {
        guardLeaving(null);
        location.assign(`/saml/login?RelayState=${encodeURIComponent(input)}`);
      }
      return next.departure;
    }),
    signOut: fromPromise(async () => {
      forgetUser();
      guardLeaving(null);
      location.assign('/saml/logout');
    }),
  },
});
