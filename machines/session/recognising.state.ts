import { sessionSetup } from './session.setup.ts';

/**
 * Another tab has replaced the token: it is checked under the page, which stays if it is of the same user. A change
 * accepted meanwhile starts the check again, since the profile may have been read before it.
 */
export const recognising = sessionSetup.createStateConfig({
  description:
    'Un autre onglet a remplacé le jeton : le portail le vérifie, l’écran et ce qui y est saisi restent en place',
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
      description: 'Le portail vérifie le nouveau jeton auprès du service client',
      invoke: {
        id: 'recheckToken',
        src: 'checkToken',
        onDone: { target: 'loadingProfile', description: 'Le nouveau jeton est valide' },
        onError: { target: '#session.open.refusing', description: 'La vérification du nouveau jeton échoue' },
      },
    },
    loadingProfile: {
      description: 'Le portail charge le profil et les contrats du nouveau jeton',
      invoke: {
        id: 'recogniseProfile',
        src: 'loadProfile',
        onDone: [
          {
            guard: { type: 'isSameUser', params: ({ event }) => event.output },
            target: '#session.open.signedIn.fresh',
            actions: { type: 'rememberProfile', params: ({ event }) => event.output },
            description: 'C’est le même utilisateur : l’écran reste, son profil est à jour',
          },
          {
            target: '#session.open.loadingProfile',
            description: 'C’est un autre utilisateur : la page est remplacée par la sienne',
          },
        ],
        onError: {
          target: '#session.open.profileUnavailable',
          description: 'Le profil ne peut pas être chargé : rien ne dit que ce soit le même utilisateur',
        },
      },
    },
  },
});
