import { assertEvent } from 'xstate';
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
        'protectedPage.entered': { actions: 'rememberPage', description: 'La page affichée est retenue' },
        'session.expired': { target: 'goingToSignIn', description: 'Un appel répond 401' },
        'signIn.requested': { target: 'goingToSignIn', description: 'L’utilisateur demande à se connecter' },
        'signOut.requested': { target: 'signingOut', description: 'L’utilisateur se déconnecte' },
        'signedOut.elsewhere': { target: 'signedOut', description: 'Un autre onglet a fermé la session' },
      },
      states: {
        closed: {
          description: 'Aucune session n’est ouverte dans cet onglet',
          initial: 'idle',
          on: {
            'protectedPage.entered': {
              target: 'checking',
              actions: 'rememberPage',
              description: 'Une page protégée est demandée',
            },
          },
          states: {
            idle: {
              description: 'Seules les pages publiques sont affichées',
              on: {
                'token.received': {
                  target: '#session.open.storingToken',
                  actions: 'rememberRelayState',
                  description: 'La connexion unique rend un jeton',
                },
                'token.missing': {
                  target: 'unidentified',
                  description: 'La connexion unique ne rend aucun jeton',
                },
              },
            },
            refused: { description: 'La session n’a pas pu être ouverte' },
            unidentified: { description: 'La connexion unique n’a identifié personne' },
          },
        },
        storingToken: {
          description: 'Le jeton est conservé dans le navigateur',
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
          description: 'Le jeton est vérifié',
          tags: 'busy',
          invoke: {
            id: 'checkToken',
            src: 'checkToken',
            onDone: { target: 'loadingProfile', description: 'Le jeton est valide' },
            onError: { target: 'refusing', description: 'La vérification échoue' },
          },
        },
        loadingProfile: {
          description: 'Le profil et les contrats sont chargés',
          tags: 'busy',
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            onDone: {
              target: 'signedIn',
              actions: { type: 'rememberProfile', params: ({ event }) => event.output },
              description: 'Le profil est chargé',
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
          description: 'La session est abandonnée : le jeton est effacé',
          tags: 'busy',
          invoke: {
            id: 'clearToken',
            src: 'clearToken',
            onDone: { target: 'closed.refused', description: 'Le jeton est effacé' },
            onError: { target: 'closed.refused', description: 'Le navigateur refuse d’effacer le jeton' },
          },
        },
      },
    },
    goingToSignIn: {
      description: 'Le navigateur part vers la connexion unique',
      tags: 'busy',
      invoke: {
        id: 'goToSignIn',
        src: 'goToSignIn',
        input: ({ context }) => context.target,
        onDone: [
          {
            guard: { type: 'isLooping', params: ({ event }) => event.output },
            target: 'open.refusing',
            description: 'La connexion vient déjà d’être tentée en vain',
          },
          { target: 'gone', description: 'Le navigateur quitte le portail' },
        ],
        onError: { target: 'open.refusing', description: 'Le navigateur ne peut pas partir' },
      },
    },
    gone: {
      description: 'La page de connexion s’ouvre',
      tags: 'busy',
      on: {
        'signIn.requested': { target: 'goingToSignIn', description: 'La page de connexion tarde à s’ouvrir' },
      },
    },
    signingOut: {
      description: 'Cet appareil oublie la session, puis la connexion unique est fermée',
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', description: 'Le navigateur quitte le portail' },
        onError: { target: 'signedOut', description: 'Le navigateur refuse d’oublier la session' },
      },
    },
    signedOut: {
      description: 'La session est fermée',
      on: {
        'signIn.requested': { target: 'goingToSignIn', description: 'L’utilisateur demande à se connecter' },
      },
    },
  },
});
