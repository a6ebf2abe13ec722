import { doneIf, doneTo, failureOf, output, required } from '../setup/chart.ts';
import { sessionSetup } from './session.setup.ts';

/** Checks the token of a link. A forged link must not end the open session (docs/rules.md#arriving-token). */
export const arriving = sessionSetup.createStateConfig({
  description:
    'La connexion unique rend un badge : rien n’est conservé avant que le portail sache de qui il est',
  initial: 'checking',
  exit: 'forgetProfile',
  on: {
    'token.replaced': {
      target: '.findingSession',
      actions: 'forgetOthers',
      description: 'Un autre onglet ouvre une session : le portail vérifie de nouveau de qui elle est',
    },
  },
  states: {
    checking: {
      description: 'Le portail vérifie le badge rendu auprès du service client',
      tags: 'busy',
      invoke: {
        id: 'checkArrival',
        src: 'checkToken',
        input: ({ context }) => context.candidate,
        onDone: [
          {
            guard: { type: 'isExpired', params: output },
            target: '#session.open.opening.checking',
            actions: 'warnOfLink',
            description:
              'Le badge rendu n’est pas reconnu : la session déjà ouverte, s’il y en a une, continue',
          },
          {
            guard: { type: 'isRefused', params: output },
            target: '#session.open.closed.refused',
            actions: 'forgetCandidate',
            description: 'Le badge rendu est refusé : la session déjà ouverte, s’il y en a une, reste',
          },
          { target: 'findingSession', description: 'Le badge rendu est valide' },
        ],
        onError: {
          target: '#session.open.closed.refused',
          description: 'La vérification échoue : la session déjà ouverte, s’il y en a une, reste',
        },
      },
    },
    findingSession: {
      description: 'Le portail vérifie si ce navigateur a déjà une session ouverte, et de qui',
      tags: 'busy',
      invoke: {
        id: 'findSession',
        src: 'findSession',
        input: ({ context }) => required(context.candidate),
        onDone: [
          doneIf('isNobody', {
            target: '#session.open.opening.storingToken',
            description: 'Personne d’autre n’est connecté',
          }),
          {
            target: 'comparing',
            actions: { type: 'rememberOpenSession', params: ({ event }) => required(event.output) },
            description: 'Une session est déjà ouverte',
          },
        ],
        onError: {
          target: '#session.open.closed.refused',
          description: 'L’utilisateur de la session déjà ouverte n’a pas pu être identifié : elle reste',
        },
      },
    },
    comparing: {
      description: 'Le portail charge le profil du badge rendu, pour savoir de qui il est',
      tags: 'busy',
      invoke: {
        id: 'compareProfile',
        src: 'loadProfile',
        input: ({ context }) => context.candidate,
        onDone: [
          doneIf('isSameUser', {
            target: '#session.open.opening.storingToken',
            description: 'C’est le même utilisateur : son nouveau badge remplace l’ancien',
          }),
          doneTo('asking', 'rememberOther', { description: 'C’est un autre utilisateur' }),
        ],
        onError: {
          target: '#session.open.closed.refused',
          description:
            'L’utilisateur du badge rendu n’a pas pu être identifié : la session déjà ouverte reste',
        },
      },
    },
    asking: {
      description: 'L’utilisateur choisit entre la session déjà ouverte et celle qui arrive',
      tags: 'inDoubt',
      on: {
        'session.kept': {
          target: '#session.open.opening.checking',
          description: 'La session déjà ouverte continue, et le badge rendu est oublié',
        },
        'session.switched': {
          target: '#session.open.opening.storingToken',
          description: 'La session du badge rendu remplace l’autre, dans tous les onglets',
        },
      },
    },
  },
});

/** Checks the token of another tab, again if the profile changes meanwhile (docs/rules.md#other-tabs). */
export const recognising = sessionSetup.createStateConfig({
  description:
    'Un autre onglet a remplacé le badge : le portail le vérifie, l’écran et ce qui y est saisi restent en place',
  tags: 'refreshing',
  initial: 'checking',
  on: {
    'profile.changed': {
      target: '.checking',
      actions: { type: 'changeProfile', params: ({ event }) => event.change },
      description: 'Un changement est accepté entre-temps : la vérification reprend',
    },
    'profile.outdated': {
      target: '.checking',
      description: 'Le profil a changé entre-temps : la vérification reprend',
    },
  },
  states: {
    checking: {
      description: 'Le portail vérifie le nouveau badge auprès du service client',
      invoke: {
        id: 'recheckToken',
        src: 'checkToken',
        input: ({ context }) => context.candidate,
        onDone: [
          doneIf('isAccepted', { target: 'loadingProfile', description: 'Le nouveau badge est valide' }),
          {
            target: '#session.open.signedIn.stale',
            actions: 'forgetCandidate',
            description:
              'Le nouveau badge n’est pas valable : cet onglet garde le sien, et un message l’indique',
          },
        ],
        onError: {
          target: '#session.open.signedIn.stale',
          actions: ['forgetCandidate', { type: 'rememberFailure', params: failureOf }],
          description: 'La vérification échoue : cet onglet garde son badge, les autres le leur',
        },
      },
    },
    loadingProfile: {
      description: 'Le portail charge le profil et les contrats du nouveau badge',
      invoke: {
        id: 'recogniseProfile',
        src: 'loadProfile',
        input: ({ context }) => context.candidate,
        onDone: [
          doneIf(
            'isSameUser',
            doneTo('adopting', 'rememberProfile', {
              description: 'C’est le même utilisateur : l’écran reste, son profil est à jour',
            }),
          ),
          doneTo('#session.open.signedIn.fresh', 'rememberOther', {
            description:
              'C’est un autre utilisateur : l’écran reste celui du premier, et un message indique qui s’est connecté',
          }),
        ],
        onError: {
          target: '#session.open.signedIn.stale',
          actions: ['forgetCandidate', { type: 'rememberFailure', params: failureOf }],
          description: 'Le profil ne peut pas être chargé : l’utilisateur du nouveau badge reste inconnu',
        },
      },
    },
    adopting: {
      description: 'Les appels de cet onglet partent désormais avec le nouveau badge',
      invoke: {
        id: 'adoptToken',
        src: 'storeToken',
        input: ({ context }) => required(context.candidate),
        onDone: {
          target: '#session.open.signedIn.fresh',
          actions: 'forgetCandidate',
          description: 'Le nouveau badge sert à la place de l’ancien',
        },
        onError: {
          target: '#session.open.signedIn.fresh',
          actions: 'forgetCandidate',
          description: 'Le navigateur refuse de le conserver encore : il sert tant que la page est ouverte',
        },
      },
    },
  },
});
