import { sessionModel } from '#machines/session/session.model.ts';
import { sessionMount } from '#src/flows/session/session.mount.tsx';
import { NotOffered } from '../../paths/drivers/screen.ts';
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
    'warning.closed': {
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
    'check.retried': {
      madeIn: ['open.closed.refused'],
      gesture: (screen) => screen.press('button', 'Réessayer'),
    },
    'signIn.requested': {
      madeIn: [
        'open.closed.refused',
        'open.closed.unidentified',
        'open.closed.closedElsewhere',
        'gone',
        'signedOut',
      ],
      // A sign-in that has identified nobody is repeated under another name.
      gesture: (screen) => {
        try {
          screen.press('button', 'Se connecter');
        } catch (thrown) {
          if (!(thrown instanceof NotOffered)) throw thrown;
          screen.press('button', 'Réessayer');
        }
      },
    },
    'signOut.requested': {
      madeIn: ['open.opening.profileUnavailable'],
      gesture: (screen) => screen.press('button', 'Se déconnecter'),
    },
  },
  expectations: sessionExpectations,
});
