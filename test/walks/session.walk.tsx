import { sessionModel } from '#machines/session/session.model.ts';
import { sessionMount } from '#src/flows/session/session.mount.tsx';
import { sentByThePortal } from './defineWalk.ts';
import { sessionSigns } from './session.signs.ts';
import { testWalk } from './testWalk.ts';

testWalk(sessionModel, {
  mount: sessionMount,
  events: {
    'protectedPage.entered': sentByThePortal,
    'token.received': sentByThePortal,
    'token.missing': sentByThePortal,
    'token.replaced': sentByThePortal,
    'session.expired': sentByThePortal,
    'signedOut.elsewhere': sentByThePortal,
    'profile.changed': sentByThePortal,
    'profile.outdated': {
      madeIn: ['open.profileUnavailable', 'open.signedIn.stale'],
      gesture: (screen) => screen.press('button', /^(Réessayer|Actualiser)$/),
    },
    'signIn.requested': {
      madeIn: ['open.closed.refused', 'open.closed.unidentified', 'gone', 'signedOut'],
      gesture: (screen) => screen.press('button', /^(Se connecter|Réessayer)$/),
    },
    'signOut.requested': {
      madeIn: ['open.profileUnavailable'],
      gesture: (screen) => screen.press('button', 'Se déconnecter'),
    },
  },
  signs: sessionSigns,
});
