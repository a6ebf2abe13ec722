import { assertEvent, assign, setup } from 'xstate';
import type { Profile } from '../domain/profile.ts';
import { isSameUser, type ProfileChange, withChange } from '../domain/profileChange.ts';
import { home, safeTarget } from '../domain/relayState.ts';
import { kept } from '../setup/kept.ts';
import { port } from '../setup/port.ts';

type Event =
  | { type: 'protectedPage.entered'; target: string }
  | { type: 'token.received'; token: string; relayState: string | null }
  | { type: 'token.missing' }
  | { type: 'token.replaced' }
  | { type: 'profile.changed'; change: ProfileChange }
  | { type: 'profile.outdated' }
  | { type: 'session.expired' }
  | { type: 'signIn.requested' }
  | { type: 'signOut.requested' }
  | { type: 'signedOut.elsewhere' };

/** `target`: the page that a sign-in comes back to. `profile`: set in `signedIn` only. */
type Context = { target: string; profile: Profile | null };

/** What a departure to the sign-in ends with: `looping` when one has just been made in vain. */
export type Departure = 'leaving' | 'looping';

/** The bodies that the session's chart names. */
export const sessionSetup = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'refreshing' },
  actors: {
    storeToken: port<void, string>('storeToken'),
    checkToken: port('checkToken'),
    loadProfile: port<Profile>('loadProfile'),
    clearToken: port('clearToken'),
    goToSignIn: port<Departure, string>('goToSignIn'),
    signOut: port('signOut'),
  },
  guards: {
    isSameUser: ({ context }, profile: Profile) => isSameUser(kept(context.profile), profile),
    isLooping: (_, departure: Departure) => departure === 'looping',
  },
  actions: {
    rememberPage: assign(({ event }) => {
      assertEvent(event, 'protectedPage.entered');
      return { target: safeTarget(event.target) };
    }),
    rememberRelayState: assign(({ event }) => {
      assertEvent(event, 'token.received');
      return { target: safeTarget(event.relayState) };
    }),
    rememberProfile: assign({ profile: (_, profile: Profile) => profile }),
    changeProfile: assign({
      profile: ({ context }, change: ProfileChange) => withChange(kept(context.profile), change),
    }),
    forgetProfile: assign({ profile: null }),
  },
});

export const signedOutContext: Context = { target: home, profile: null };
