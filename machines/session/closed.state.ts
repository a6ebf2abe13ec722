import { expiring } from './expiring.state.ts';
import { sessionSetup } from './session.setup.ts';

/** The part of the session in which no page is protected: before a sign-in, and after one that failed. */
export const closed = sessionSetup.createStateConfig({
  description: 'Aucune session n’est ouverte dans cet onglet',
  initial: 'idle',
  on: {
    'session.expired': {
      target: '.expiring',
      actions: 'rememberPage',
      description: 'Un appel d’une page publique répond que la session a expiré : la connexion y reviendra',
    },
    'check.retried': [
      {
        guard: 'hasCandidate',
        target: '#session.open.arriving',
        description: 'L’utilisateur réessaie : le jeton rendu est vérifié de nouveau',
      },
      {
        target: '#session.open.opening.checking',
        description: 'L’utilisateur réessaie : le jeton conservé est vérifié de nouveau, pour la même page',
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
          description: 'La connexion unique rend un jeton',
        },
        'token.missing': {
          target: 'unidentified',
          description: 'La connexion unique ne rend aucun jeton',
        },
      },
    },
    expiring: {
      ...expiring,
      description:
        'La session a expiré : ce qui est saisi dans une page publique est mis de côté, pour le retour de son auteur',
    },
    refused: { description: 'La session n’a pas pu être ouverte' },
    unidentified: { description: 'La connexion unique n’a identifié personne' },
    closedElsewhere: { description: 'La session a été fermée dans un autre onglet' },
  },
});
