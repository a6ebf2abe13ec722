import { assertEvent } from 'xstate';
import { closed } from './closed.state.ts';
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
          description: 'La page demandée est retenue : la connexion y reviendra',
        },
        'session.expired': {
          target: 'goingToSignIn',
          description: 'Un appel répond que la session a expiré (401)',
        },
        'signIn.requested': { target: 'goingToSignIn', description: 'L’utilisateur demande à se connecter' },
        'signOut.requested': { target: 'signingOut', description: 'L’utilisateur se déconnecte' },
        'signedOut.elsewhere': { target: 'signedOut', description: 'Un autre onglet a fermé la session' },
      },
      states: {
        closed,
        storingToken: {
          description: 'Le navigateur conserve le jeton que la connexion unique a rendu',
          tags: 'busy',
          invoke: {
            id: 'storeToken',
            src: 'storeToken',
            input: ({ event }) => {
              assertEvent(event, 'token.received');
              return event.token;
            },
            onDone: { target: 'checking', description: 'Le jeton est conservé' },
            onError: { target: 'refusing', description: 'Le navigateur refuse de conserver le jeton' },
          },
        },
        checking: {
          description: 'Le portail vérifie le jeton auprès du service client',
          tags: 'busy',
          invoke: {
            id: 'checkToken',
            src: 'checkToken',
            onDone: { target: 'loadingProfile', description: 'Le jeton est valide' },
            onError: { target: 'refusing', description: 'La vérification échoue' },
          },
        },
        loadingProfile: {
          description: 'Le portail charge le profil et les contrats',
          tags: 'busy',
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            onDone: {
              target: 'signedIn',
              actions: { type: 'rememberProfile', params: ({ event }) => event.output },
              description: 'Le profil est chargé : les pages protégées s’affichent',
            },
            onError: { target: 'profileUnavailable', description: 'Le profil ne peut pas être chargé' },
          },
        },
        profileUnavailable: {
          description: 'Une erreur technique empêche d’afficher le profil',
          on: {
            'profile.outdated': { target: 'loadingProfile', description: 'L’utilisateur essaie de nouveau' },
          },
        },
        signedIn,
        refusing: {
          description: 'La session est abandonnée : le navigateur efface le jeton, s’il en garde un',
          tags: 'busy',
          invoke: {
            id: 'clearToken',
            src: 'clearToken',
            onDone: { target: 'closed.refused', description: 'Le navigateur a effacé le jeton' },
            onError: { target: 'closed.refused', description: 'Le navigateur refuse d’effacer le jeton' },
          },
        },
      },
    },
    goingToSignIn: {
      description:
        'Le portail envoie le navigateur vers la connexion unique, à l’adresse /saml/login, avec la page où revenir',
      tags: 'busy',
      invoke: {
        id: 'goToSignIn',
        src: 'goToSignIn',
        input: ({ context }) => context.target,
        onDone: [
          {
            guard: { type: 'isLooping', params: ({ event }) => event.output },
            target: 'open.refusing',
            description: 'La connexion vient d’être tentée en vain : le navigateur tournerait en rond',
          },
          { target: 'gone', description: 'Le navigateur quitte le portail' },
        ],
        onError: { target: 'open.refusing', description: 'Le navigateur ne peut pas partir' },
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
          description: 'Le navigateur refuse d’oublier ce que le portail y gardait',
        },
      },
    },
    signedOut: {
      description: 'La session est fermée dans cet onglet',
      on: {
        'signIn.requested': { target: 'goingToSignIn', description: 'L’utilisateur demande à se connecter' },
      },
    },
  },
});
