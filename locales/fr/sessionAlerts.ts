import { translator } from '../translator.ts';

const sessionAlertsWords = {
  unavailable: {
    title: 'Vos informations ne sont pas disponibles',
    text: 'Vous êtes bien connecté, mais votre profil n’a pas pu être chargé.',
  },
  stale: {
    title: 'Les informations affichées ne sont peut-être plus à jour',
    text: 'Votre profil n’a pas pu être actualisé.',
    refresh: 'Actualiser',
  },
  otherUser: {
    title: 'Une autre session vient d’être ouverte dans un autre onglet',
    text: 'Elle appartient à {{other}}. Cet onglet appartient toujours à {{own}} : rien de ce que vous y avez saisi n’est perdu.',
    keep: 'Rester sur cette session',
    switch: 'Passer à {{other}}',
  },
  warning: { close: 'Fermer cet avertissement' },
  refusedLink: {
    title: 'Le lien que vous avez suivi n’est plus valable',
    text: 'Votre session reste ouverte : elle appartient à {{own}}.',
  },
  volatile: {
    title: 'Votre navigateur ne conserve pas votre connexion',
    text: 'Son stockage est bloqué ou plein. Vous pouvez continuer ; il faudra vous reconnecter si vous rechargez ou fermez cette page.',
  },
  arrival: {
    title: 'Avec quel compte continuer ?',
    text: 'Une session est déjà ouverte dans ce navigateur, pour {{open}}. Le lien que vous venez de suivre en ouvre une pour {{arriving}}. Si vous ne l’attendiez pas, gardez la session déjà ouverte.',
    keep: 'Rester avec {{open}}',
    switch: 'Passer à {{arriving}}',
  },
  refused: {
    title: 'Votre session n’a pas pu être ouverte',
    text: 'Le service de connexion ne l’a pas reconnue, ou ne répond pas. Réessayez, ou reconnectez-vous.',
  },
  signOut: 'Se déconnecter',
};

export const t = translator(sessionAlertsWords);
