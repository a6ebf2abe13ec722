import { toFailure } from '../domain/failure.ts';
import { expiring } from './expiring.state.ts';
import { recognising } from './recognising.state.ts';
import { sessionSetup } from './session.setup.ts';

/** The part of the session in which pages are shown; what it shows may be reloaded in place. */
export const signedIn = sessionSetup.createStateConfig({
  description: 'L’utilisateur est connecté, et les pages protégées s’affichent',
  initial: 'fresh',
  exit: 'forgetProfile',
  on: {
    'profile.changed': {
      target: '.reloading',
      actions: { type: 'changeProfile', params: ({ event }) => event.change },
      description: 'Un changement vient d’être accepté : il est montré aussitôt',
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
    'session.expired': { target: '.expiring', description: 'Un appel répond que la session a expiré (401)' },
    'session.switched': {
      guard: 'isSomeoneElseSignedIn',
      target: '#session.open.opening.storingToken',
      description: 'L’utilisateur passe à la session de l’autre onglet : la page est remplacée par la sienne',
    },
    'session.kept': {
      guard: 'isSomeoneElseSignedIn',
      actions: 'forgetCandidate',
      description: 'L’utilisateur garde ici sa propre session',
    },
    'warning.closed': {
      guard: 'isWarned',
      actions: 'closeWarning',
      description: 'L’utilisateur a lu l’avertissement',
    },
  },
  states: {
    fresh: { description: 'Les informations affichées viennent d’être chargées' },
    reloading: {
      description: 'Le portail relit le profil : l’écran reste en place et le dit',
      tags: 'refreshing',
      invoke: {
        id: 'reloadProfile',
        src: 'loadProfile',
        input: null,
        onDone: {
          target: 'fresh',
          actions: { type: 'rememberProfile', params: ({ event }) => event.output },
          description: 'Le profil est relu, et affiché',
        },
        onError: {
          target: 'stale',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'Le profil ne peut pas être relu : l’ancien reste affiché',
        },
      },
    },
    recognising,
    expiring: {
      ...expiring,
      description:
        'La session a expiré : ce qui est saisi dans une page du compte est mis de côté, pour le retour de son auteur',
    },
    stale: {
      description: 'Les informations ne sont peut-être plus à jour : l’écran le dit et offre d’actualiser',
    },
  },
});
