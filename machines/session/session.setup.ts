import { assertEvent, assign, setup } from 'xstate';
import type { Profile } from '#src/domain/account/profile.ts';
import { isSameUser, type ProfileChange, withChange } from '#src/domain/account/user.ts';
import type { Failure } from '#src/domain/failure.ts';
import { home, safeTarget } from '#src/domain/paths.ts';
import { port, required } from '../setup/chart.ts';

type Event =
  | { type: 'protectedPage.entered'; target: string }
  | { type: 'token.received'; token: string; relayState: string | null }
  | { type: 'token.missing' }
  | { type: 'token.replaced'; token: string }
  | { type: 'session.kept' }
  | { type: 'session.switched' }
  | { type: 'warning.closed' }
  | { type: 'profile.changed'; change: ProfileChange }
  | { type: 'profile.outdated' }
  | { type: 'refresh.requested' }
  | { type: 'session.expired'; target: string }
  | { type: 'check.retried' }
  | { type: 'signIn.requested' }
  | { type: 'signOut.requested' }
  | { type: 'signedOut.elsewhere' };

type Context = {
  target: string;
  /** Token to check before it opens a session; null to check the stored token. */
  candidate: string | null;
  /** True if a sign-in has just returned a token that has not opened a session yet. */
  hasArrived: boolean;
  /** User of the open session. It is kept while the portal checks the token of another user. */
  profile: Profile | null;
  other: Profile | null;
  /** `volatile`: storage is blocked, so a reload signs out. `refusedLink`: a link had an invalid token. */
  warning: 'volatile' | 'refusedLink' | null;
  failure: Failure | null;
};

/** Result of a token check. `expired`: status 401 (docs/rules.md#token-check). */
export type Verdict = 'accepted' | 'expired' | 'refused';

export type Leaving = { target: string; hasArrived: boolean };

/** Result of a redirect to the sign-in. `looping`: no redirect, because the last sign-in has just failed. */
export type Departure = 'leaving' | 'looping';

export const sessionSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'refreshing' | 'expiring' | 'leaving' | 'inDoubt',
  },
  actors: {
    checkToken: port<Verdict, string | null>('checkToken'),
    findSession: port<Profile | null, string>('findSession'),
    storeToken: port<void, string>('storeToken'),
    loadProfile: port<Profile, string | null>('loadProfile'),
    clearToken: port('clearToken'),
    /** Stores the typed values for the user with this e-mail address; null for a visitor. */
    putTypedAside: port<void, string | null>('putTypedAside'),
    goToSignIn: port<Departure, Leaving>('goToSignIn'),
    signOut: port('signOut'),
  },
  guards: {
    isAccepted: (_, verdict: Verdict) => verdict === 'accepted',
    isExpired: (_, verdict: Verdict) => verdict === 'expired',
    isRefused: (_, verdict: Verdict) => verdict === 'refused',
    isNobody: (_, profile: Profile | null) => profile === null,
    isSameUser: ({ context }, profile: Profile) => isSameUser(required(context.profile), profile),
    isSomeoneElseSignedIn: ({ context }) => context.other !== null,
    isWarned: ({ context }) => context.warning !== null,
    mayRetryProfile: ({ context }) => !context.failure?.isForbidden,
    hasCandidate: ({ context }) => context.candidate !== null,
    isLooping: (_, departure: Departure) => departure === 'looping',
  },
  actions: {
    rememberPage: assign(({ event }) => {
      assertEvent(event, ['protectedPage.entered', 'session.expired']);
      return { target: safeTarget(event.target) };
    }),
    rememberArrival: assign(({ event }) => {
      assertEvent(event, 'token.received');
      return { target: safeTarget(event.relayState), candidate: event.token, hasArrived: true };
    }),
    /** Forgets the last sign-in: a sign-in that the user requests must not count as a redirect loop. */
    forgetArrival: assign({ hasArrived: false, candidate: null, failure: null }),
    rememberCandidate: assign({ candidate: (_, token: string) => token, other: null, failure: null }),
    forgetCandidate: assign({ candidate: null, other: null }),
    rememberProfile: assign({ profile: (_, profile: Profile) => profile, hasArrived: false, failure: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    changeProfile: assign({
      profile: ({ context }, change: ProfileChange) => withChange(required(context.profile), change),
    }),
    rememberOpenSession: assign({ profile: (_, profile: Profile) => profile }),
    rememberOther: assign({ other: (_, profile: Profile) => profile }),
    forgetOthers: assign({ profile: null, other: null }),
    forgetProfile: assign({ profile: null }),
    warnOfStorage: assign({ warning: 'volatile' }),
    warnOfLink: assign({ warning: 'refusedLink' }),
    closeWarning: assign({ warning: null }),
  },
});

export const signedOutContext: Context = {
  target: home,
  candidate: null,
  hasArrived: false,
  profile: null,
  other: null,
  warning: null,
  failure: null,
};
