import { sessionSetup } from './session.setup.ts';

/** The part of the session in which no page is protected: before a sign-in, and after one that failed. */
export const closed = sessionSetup.createStateConfig({
  description: 'Aucune session n’est ouverte dans cet onglet',
  initial: 'idle',
  on: {
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
});
