import { sessionSetup } from './session.setup.ts';

/** The part of the session in which pages are shown; what it shows may be reloaded in place. */
export const signedIn = sessionSetup.createStateConfig({
  description: 'L’utilisateur est connecté',
  initial: 'fresh',
  exit: 'forgetProfile',
  on: {
    'token.replaced': { target: 'checking', description: 'Un autre onglet a changé de compte' },
  },
  states: {
    fresh: {
      description: 'Le profil est à jour',
      on: { 'profile.outdated': { target: 'reloading', description: 'Le profil vient de changer' } },
    },
    reloading: {
      description: 'Le profil est rechargé, l’écran reste en place',
      invoke: {
        id: 'reloadProfile',
        src: 'loadProfile',
        onDone: {
          target: 'fresh',
          actions: { type: 'rememberProfile', params: ({ event }) => event.output },
          description: 'Le profil est à jour',
        },
        onError: { target: 'stale', description: 'Le profil ne peut pas être rechargé' },
      },
    },
    stale: {
      description: 'Les informations affichées ne sont plus à jour, et l’écran le dit',
      on: { 'profile.outdated': { target: 'reloading', description: 'L’utilisateur actualise' } },
    },
  },
});
