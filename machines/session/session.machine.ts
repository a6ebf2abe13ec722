import { arriving } from './arriving.state.ts';
import { closed } from './closed.state.ts';
import { opening } from './opening.state.ts';
import { sessionSetup, signedOutContext } from './session.setup.ts';
import { signedIn } from './signedIn.state.ts';

/** The session of the user (docs/rules.md#sign-in-and-session). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Ouvrir, garder et fermer la session de l’utilisateur',
  context: signedOutContext,
  initial: 'open',
  states: {
    open: {
      description: 'Le portail est ouvert dans cet onglet',
      initial: 'closed',
      on: {
        'protectedPage.entered': {
          actions: 'rememberPage',
          description: 'La page demandée est retenue : la connexion y reviendra',
        },
        'session.expired': {
          target: 'forgettingToken',
          description: 'Un appel répond que la session a expiré (401)',
        },
        'signIn.requested': {
          target: 'goingToSignIn',
          actions: 'forgetArrival',
          description: 'L’utilisateur demande à se connecter',
        },
        'signOut.requested': { target: 'signingOut', description: 'L’utilisateur se déconnecte' },
        'signedOut.elsewhere': {
          target: '.closed.closedElsewhere',
          description: 'Un autre onglet a fermé la session',
        },
      },
      states: {
        closed,
        arriving,
        opening,
        signedIn,
      },
    },
    forgettingToken: {
      description: 'Le navigateur efface le jeton qui a expiré : les pages publiques n’en savent plus rien',
      tags: 'busy',
      invoke: {
        id: 'forgetToken',
        src: 'clearToken',
        onDone: { target: 'goingToSignIn', description: 'Le navigateur a effacé le jeton' },
        onError: { target: 'goingToSignIn', description: 'Le navigateur refuse d’effacer le jeton' },
      },
    },
    goingToSignIn: {
      description:
        'Le portail envoie le navigateur vers la connexion unique, à l’adresse /saml/login, avec la page où revenir',
      tags: 'busy',
      invoke: {
        id: 'goToSignIn',
        src: 'goToSignIn',
        input: ({ context: { target, hasArrived } }) => ({ target, hasArrived }),
        onDone: [
          {
            guard: { type: 'isLooping', params: ({ event }) => event.output },
            target: 'open.opening.refusing',
            description: 'La connexion vient d’être tentée en vain : le navigateur tournerait en rond',
          },
          { target: 'gone', description: 'Le navigateur quitte le portail' },
        ],
        onError: { target: 'open.opening.refusing', description: 'Le navigateur ne peut pas partir' },
      },
    },
    gone: {
      description: 'Le navigateur ouvre la page de connexion',
      tags: 'busy',
      on: {
        'signIn.requested': { target: 'goingToSignIn', description: 'La page de connexion tarde à s’ouvrir' },
      },
    },
    signingOut: {
      description:
        'Le navigateur oublie tout ce que le portail y gardait, puis part fermer la connexion unique, à l’adresse /saml/logout',
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', description: 'Le navigateur a tout oublié, et quitte le portail' },
        onError: {
          target: 'signedOut',
          description: 'Le navigateur refuse d’oublier ce que le portail y gardait, et quitte le portail',
        },
      },
    },
    signedOut: {
      description: 'La session est fermée, et le navigateur part fermer la connexion unique',
      on: {
        'signIn.requested': { target: 'goingToSignIn', description: 'L’utilisateur demande à se connecter' },
      },
    },
  },
});
