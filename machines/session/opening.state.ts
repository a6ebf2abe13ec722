import { toFailure } from '../domain/failure.ts';
import { required } from '../setup/required.ts';
import { sessionSetup } from './session.setup.ts';

/** From a token to an open session: that of the browser, or one that has just arrived. */
export const opening = sessionSetup.createStateConfig({
  description:
    'La session s’ouvre, avec le jeton que garde le navigateur ou celui qui vient de lui être rendu',
  initial: 'checking',
  on: {
    'token.replaced': {
      target: '.checking',
      description: 'Un autre onglet ouvre une session : c’est elle qui est vérifiée',
    },
  },
  states: {
    storingToken: {
      description: 'Le navigateur conserve le jeton avec lequel la session s’ouvre',
      tags: 'busy',
      exit: 'forgetCandidate',
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        input: ({ context }) => required(context.candidate),
        onDone: { target: 'loadingProfile', description: 'Le jeton est conservé' },
        onError: {
          target: 'loadingProfile',
          actions: 'warnOfStorage',
          description: 'Le navigateur refuse de conserver le jeton : la session durera ce que dure la page',
        },
      },
    },
    checking: {
      description: 'Le portail vérifie le jeton conservé auprès du service client',
      tags: 'busy',
      entry: 'forgetCandidate',
      invoke: {
        id: 'checkToken',
        src: 'checkToken',
        input: null,
        onDone: [
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: '#session.forgettingToken',
            description: 'Le jeton n’est pas reconnu, ou il n’y en a pas (401)',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refusing',
            description: 'Le jeton est refusé',
          },
          { target: 'loadingProfile', description: 'Le jeton est valide' },
        ],
        onError: {
          target: '#session.open.closed.refused',
          description: 'Le service client ne répond pas : le jeton reste, pour une autre tentative',
        },
      },
    },
    loadingProfile: {
      description: 'Le portail charge le profil et les contrats',
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: null,
        onDone: {
          target: '#session.open.signedIn',
          actions: { type: 'rememberProfile', params: ({ event }) => event.output },
          description: 'Le profil est chargé : les pages protégées s’affichent',
        },
        onError: {
          target: 'profileUnavailable',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'Le profil ne peut pas être chargé',
        },
      },
    },
    profileUnavailable: {
      description: 'Le profil n’a pas pu être chargé : l’écran dit pourquoi',
      on: {
        'profile.outdated': {
          guard: 'mayRetryProfile',
          target: 'loadingProfile',
          description: 'L’utilisateur essaie de nouveau, sauf si l’accès lui est refusé (403)',
        },
      },
    },
    refusing: {
      description: 'La session est abandonnée : le navigateur efface le jeton, s’il en garde un',
      tags: 'busy',
      invoke: {
        id: 'clearToken',
        src: 'clearToken',
        onDone: { target: '#session.open.closed.refused', description: 'Le navigateur a effacé le jeton' },
        onError: {
          target: '#session.open.closed.refused',
          description: 'Le navigateur refuse d’effacer le jeton',
        },
      },
    },
  },
});
