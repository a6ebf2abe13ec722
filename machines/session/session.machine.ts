import { called, doneIf, doneTo, failedTo, required } from '../setup/chart.ts';
import { sessionSetup, signedOutContext } from './session.setup.ts';
import { arriving, recognising } from './session.state.ts';

/** State after a 401: keeps the page until the typed values are stored (docs/rules.md#expired-session). */
const expiring = sessionSetup.createStateConfig({
  tags: ['busy', 'expiring'],
  invoke: {
    ...called('putTypedAside'),
    input: ({ context }) => context.profile?.email ?? null,
    onDone: { target: '#session.forgettingToken', description: 'Ce qui était saisi est mis de côté' },
    onError: {
      target: '#session.forgettingToken',
      description: 'Le navigateur refuse de mettre quoi que ce soit de côté',
    },
  },
});

const closed = sessionSetup.createStateConfig({
  description: 'Aucune session n’est ouverte dans cet onglet',
  initial: 'idle',
  on: {
    'session.expired': {
      target: '.expiring',
      actions: 'rememberPage',
      description: 'Un appel d’une page publique répond que la session a expiré : la connexion y reviendra',
    },
    'check.retried': [
      {
        guard: 'hasCandidate',
        target: '#session.open.arriving',
        description: 'L’utilisateur réessaie : le badge rendu est vérifié de nouveau',
      },
      {
        target: '#session.open.opening.checking',
        description: 'L’utilisateur réessaie : le badge conservé est vérifié de nouveau, pour la même page',
      },
    ],
    'protectedPage.entered': {
      target: '#session.open.opening.checking',
      actions: 'rememberPage',
      description: 'Une page protégée est demandée',
    },
  },
  states: {
    idle: {
      description: 'Seules les pages publiques sont affichées',
      on: {
        'token.received': {
          target: '#session.open.arriving',
          actions: 'rememberArrival',
          description: 'La connexion unique rend un badge',
        },
        'token.missing': { target: 'unidentified', description: 'La connexion unique ne rend aucun badge' },
      },
    },
    expiring: {
      ...expiring,
      description:
        'La session a expiré : ce qui est saisi dans une page publique est mis de côté, pour le retour de son auteur',
    },
    refused: { description: 'La session n’a pas pu être ouverte', tags: 'inDoubt' },
    unidentified: { description: 'La connexion unique n’a identifié personne' },
    closedElsewhere: { description: 'La session a été fermée dans un autre onglet' },
  },
});

const signedIn = sessionSetup.createStateConfig({
  description: 'L’utilisateur est connecté, et les pages protégées s’affichent',
  initial: 'fresh',
  exit: 'forgetProfile',
  on: {
    'profile.changed': {
      target: '.reloading',
      actions: { type: 'changeProfile', params: ({ event }) => event.change },
      description: 'Un changement vient d’être accepté : il est montré aussitôt',
    },
    'profile.outdated': {
      target: '.reloading',
      description: 'Le profil affiché n’est peut-être plus à jour',
    },
    'token.replaced': {
      target: '.recognising',
      actions: { type: 'rememberCandidate', params: ({ event }) => event.token },
      description: 'Un autre onglet a ouvert une session',
    },
    'session.expired': { target: '.expiring', description: 'Un appel répond que la session a expiré' },
    'session.switched': {
      guard: 'isSomeoneElseSignedIn',
      target: '#session.open.opening.storingToken',
      description: 'L’utilisateur passe à la session de l’autre onglet : la page est remplacée par la sienne',
    },
    'session.kept': {
      guard: 'isSomeoneElseSignedIn',
      actions: 'forgetCandidate',
      description: 'L’utilisateur garde ici sa propre session',
    },
    'warning.closed': {
      guard: 'isWarned',
      actions: 'closeWarning',
      description: 'L’utilisateur ferme l’avertissement',
    },
  },
  states: {
    fresh: { description: 'Les informations affichées viennent d’être chargées' },
    reloading: {
      description: 'Le portail relit le profil : l’écran reste en place, et l’actualisation est signalée',
      tags: 'refreshing',
      invoke: {
        id: 'reloadProfile',
        src: 'loadProfile',
        input: null,
        onDone: doneTo('fresh', 'rememberProfile', { description: 'Le profil est relu, et affiché' }),
        onError: failedTo('stale', {
          description: 'Le profil ne peut pas être relu : l’ancien reste affiché',
        }),
      },
    },
    recognising,
    expiring: {
      ...expiring,
      description:
        'La session a expiré : ce qui est saisi dans une page du compte est mis de côté, pour le retour de son auteur',
    },
    stale: {
      description: 'Un message indique que les informations ne sont peut-être plus à jour',
      on: {
        'refresh.requested': {
          guard: 'mayRetryProfile',
          target: 'reloading',
          description: 'L’utilisateur actualise les informations, sauf si l’accès lui est refusé',
        },
      },
    },
  },
});

const opening = sessionSetup.createStateConfig({
  description:
    'La session s’ouvre, avec le badge que garde le navigateur ou celui qui vient de lui être rendu',
  initial: 'checking',
  on: {
    'token.replaced': {
      target: '.checking',
      description: 'Un autre onglet ouvre une session : c’est elle qui est vérifiée',
    },
  },
  states: {
    storingToken: {
      description: 'Le navigateur conserve le badge avec lequel la session s’ouvre',
      tags: 'busy',
      exit: 'forgetCandidate',
      invoke: {
        ...called('storeToken'),
        input: ({ context }) => required(context.candidate),
        onDone: { target: 'loadingProfile', description: 'Le badge est conservé' },
        onError: {
          target: 'loadingProfile',
          actions: 'warnOfStorage',
          description: 'Le navigateur refuse de conserver le badge : la session prendra fin avec la page',
        },
      },
    },
    checking: {
      description: 'Le portail vérifie le badge conservé auprès du service client',
      tags: 'busy',
      entry: 'forgetCandidate',
      invoke: {
        ...called('checkToken'),
        input: null,
        onDone: [
          doneIf('isExpired', {
            target: '#session.forgettingToken',
            description: 'Le badge n’est pas reconnu, ou il n’y en a pas',
          }),
          doneIf('isRefused', { target: 'refusing', description: 'Le badge est refusé' }),
          { target: 'loadingProfile', description: 'Le badge est valide' },
        ],
        onError: {
          target: '#session.open.closed.refused',
          description: 'Le service client ne répond pas : le badge reste, pour une autre tentative',
        },
      },
    },
    loadingProfile: {
      description: 'Le portail charge le profil et les contrats',
      tags: 'busy',
      invoke: {
        ...called('loadProfile'),
        input: null,
        onDone: doneTo('#session.open.signedIn', 'rememberProfile', {
          description: 'Le profil est chargé : les pages protégées s’affichent',
        }),
        onError: failedTo('profileUnavailable', { description: 'Le profil ne peut pas être chargé' }),
      },
    },
    profileUnavailable: {
      description: 'Le profil n’a pas pu être chargé : un message en donne la raison',
      tags: 'inDoubt',
      on: {
        'profile.outdated': {
          guard: 'mayRetryProfile',
          target: 'loadingProfile',
          description: 'L’utilisateur essaie de nouveau, sauf si l’accès lui est refusé',
        },
      },
    },
    refusing: {
      description: 'La session est abandonnée : le navigateur efface le badge, s’il en garde un',
      tags: 'busy',
      invoke: {
        ...called('clearToken'),
        onDone: { target: '#session.open.closed.refused', description: 'Le navigateur a effacé le badge' },
        onError: {
          target: '#session.open.closed.refused',
          description: 'Le navigateur refuse d’effacer le badge',
        },
      },
    },
  },
});

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
          target: 'forgettingToken',
          description: 'Un appel répond que la session a expiré',
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
      states: { closed, arriving, opening, signedIn },
    },
    forgettingToken: {
      description: 'Le navigateur efface le badge qui a expiré : les pages publiques s’ouvrent sans lui',
      tags: ['busy', 'leaving'],
      invoke: {
        id: 'forgetToken',
        src: 'clearToken',
        onDone: { target: 'goingToSignIn', description: 'Le navigateur a effacé le badge' },
        onError: { target: 'goingToSignIn', description: 'Le navigateur refuse d’effacer le badge' },
      },
    },
    goingToSignIn: {
      description: 'Le portail envoie le navigateur vers la connexion unique, avec la page où revenir',
      tags: ['busy', 'leaving'],
      invoke: {
        ...called('goToSignIn'),
        input: ({ context: { target, hasArrived } }) => ({ target, hasArrived }),
        onDone: [
          doneIf('isLooping', {
            target: 'open.opening.refusing',
            description: 'La connexion vient d’être tentée en vain : la redirection se répéterait sans fin',
          }),
          { target: 'gone', description: 'Le navigateur quitte le portail' },
        ],
        onError: { target: 'open.opening.refusing', description: 'Le navigateur ne peut pas partir' },
      },
    },
    gone: {
      description: 'Le navigateur ouvre la page de connexion',
      tags: ['busy', 'leaving'],
      on: {
        'signIn.requested': { target: 'goingToSignIn', description: 'La page de connexion tarde à s’ouvrir' },
      },
    },
    signingOut: {
      description:
        'Le navigateur efface tout ce que le portail y gardait, puis part fermer la connexion unique',
      tags: 'busy',
      invoke: {
        ...called('signOut'),
        onDone: { target: 'signedOut', description: 'Tout est effacé, et le navigateur quitte le portail' },
        onError: {
          target: 'signedOut',
          description: 'Le navigateur refuse d’effacer ce que le portail y gardait, et quitte le portail',
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
