import { sessionModel } from '#machines/session/session.model.ts';
import { sessionMount } from '#src/flows/session/session.mount.tsx';
import { sentByThePortal } from '../../walks/defineWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { sessionExpectations } from './session.expectations.ts';

/** Where the page is shown, and what is said over it. */
const pages = [
  'open.signedIn.fresh',
  'open.signedIn.reloading',
  'open.signedIn.recognising.checking',
  'open.signedIn.recognising.loadingProfile',
  'open.signedIn.recognising.adopting',
  'open.signedIn.stale',
] as const;

testWalk(sessionModel, {
  mount: sessionMount,
  events: {
    'protectedPage.entered': sentByThePortal,
    'token.received': sentByThePortal,
    'token.missing': sentByThePortal,
    'token.replaced': sentByThePortal,
    'session.kept': {
      madeIn: ['open.arriving.asking', ...pages],
      gesture: (screen) => screen.press('button', /^(Garder la session|Rester sur cette session)/),
    },
    'session.switched': {
      madeIn: ['open.arriving.asking', ...pages],
      gesture: (screen) => screen.press('button', /^Passer à celle/),
    },
    'storageWarning.closed': {
      madeIn: pages,
      gesture: (screen) => screen.press('button', 'Fermer cet avertissement'),
    },
    'session.expired': sentByThePortal,
    'signedOut.elsewhere': sentByThePortal,
    'profile.changed': sentByThePortal,
    'profile.outdated': {
      madeIn: ['open.opening.profileUnavailable', 'open.signedIn.stale'],
      gesture: (screen) => screen.press('button', /^(Réessayer|Actualiser)$/),
    },
    'signIn.requested': {
      madeIn: [
        'open.closed.refused',
        'open.closed.unidentified',
        'open.closed.closedElsewhere',
        'gone',
        'signedOut',
      ],
      gesture: (screen) => screen.press('button', /^(Se connecter|Réessayer)$/),
    },
    'signOut.requested': {
      madeIn: ['open.opening.profileUnavailable'],
      gesture: (screen) => screen.press('button', 'Se déconnecter'),
    },
  },
  expectations: sessionExpectations,
});
