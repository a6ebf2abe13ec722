import { required } from '../setup/required.ts';
import { sessionSetup } from './session.setup.ts';

/**
 * A token that arrives is checked, and whose it is compared with who is signed in already, before anything is stored
 * (docs/rules.md#arriving-token): whoever made the link cannot swap the session, nor end it.
 */
export const arriving = sessionSetup.createStateConfig({
  description:
    'La connexion unique rend un jeton : rien n’est conservé avant que le portail sache de qui il est',
  initial: 'checking',
  exit: 'forgetProfile',
  on: {
    'token.replaced': {
      target: '.findingSession',
      actions: 'forgetOthers',
      description: 'Un autre onglet ouvre une session : le portail regarde de nouveau de qui elle est',
    },
  },
  states: {
    checking: {
      description: 'Le portail vérifie le jeton rendu auprès du service client',
      tags: 'busy',
      invoke: {
        id: 'checkArrival',
        src: 'checkToken',
        input: ({ context }) => context.candidate,
        onDone: [
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: '#session.open.opening.checking',
            actions: 'warnOfLink',
            description:
              'Le jeton rendu n’est pas reconnu (401) : la session déjà ouverte, s’il y en a une, continue',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: '#session.open.closed.refused',
            actions: 'forgetCandidate',
            description: 'Le jeton rendu est refusé : la session déjà ouverte, s’il y en a une, reste',
          },
          { target: 'findingSession', description: 'Le jeton rendu est valide' },
        ],
        onError: {
          target: '#session.open.closed.refused',
          description: 'La vérification échoue : la session déjà ouverte, s’il y en a une, reste',
        },
      },
    },
    findingSession: {
      description: 'Le portail regarde si ce navigateur a déjà une session ouverte, et de qui',
      tags: 'busy',
      invoke: {
        id: 'findSession',
        src: 'findSession',
        input: ({ context }) => required(context.candidate),
        onDone: [
          {
            guard: { type: 'isNobody', params: ({ event }) => event.output },
            target: '#session.open.opening.storingToken',
            description: 'Personne d’autre n’est connecté',
          },
          {
            target: 'comparing',
            actions: { type: 'rememberOpenSession', params: ({ event }) => required(event.output) },
            description: 'Une session est déjà ouverte',
          },
        ],
        onError: {
          target: '#session.open.closed.refused',
          description: 'Rien ne dit de qui est la session déjà ouverte : elle reste',
        },
      },
    },
    comparing: {
      description: 'Le portail charge le profil du jeton rendu, pour savoir de qui il est',
      tags: 'busy',
      invoke: {
        id: 'compareProfile',
        src: 'loadProfile',
        input: ({ context }) => context.candidate,
        onDone: [
          {
            guard: { type: 'isSameUser', params: ({ event }) => event.output },
            target: '#session.open.opening.storingToken',
            description: 'C’est le même utilisateur : son nouveau jeton remplace l’ancien',
          },
          {
            target: 'asking',
            actions: { type: 'rememberOther', params: ({ event }) => event.output },
            description: 'C’est un autre utilisateur',
          },
        ],
        onError: {
          target: '#session.open.closed.refused',
          description: 'Rien ne dit de qui est le jeton rendu : la session déjà ouverte reste',
        },
      },
    },
    asking: {
      description: 'Le portail dit qui est connecté, qui arrive, et demande avec qui continuer',
      on: {
        'session.kept': {
          target: '#session.open.opening.checking',
          description: 'La session déjà ouverte continue, et le jeton rendu est oublié',
        },
        'session.switched': {
          target: '#session.open.opening.storingToken',
          description: 'La session du jeton rendu remplace l’autre, dans tous les onglets',
        },
      },
    },
  },
});
