import { translator } from '../translator.ts';

const appWords = {
  skip: 'Aller au contenu',
  logo: '{{brand}}, accueil',
  contact: 'Nous contacter',
  footer: {
    consumerSite: 'Site des particuliers',
    terms: 'Conditions générales d’utilisation',
    legalNotice: 'Mentions légales',
    accessibility: 'Accessibilité : {{conformity}}',
  },
  printed: {
    moment: 'Imprimé le {{moment}}',
    phones: 'Urgence, à toute heure\u00a0: {{emergency}} · Service client\u00a0: {{service}}',
  },
  conformity: { partial: 'partiellement conforme', none: 'non conforme' },
  broken: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Une erreur technique s’est produite. Rechargez la page ; si l’erreur se répète, contactez votre service client.',
    reload: 'Recharger la page',
  },
  dashboard: 'Retour au tableau de bord',
  denied: 'Votre compte ne donne pas accès à cette page. Voici votre tableau de bord.',
  unloaded: {
    title: 'Cette page n’a pas pu se charger',
    text: 'Vérifiez votre connexion, puis réessayez. Si l’erreur se répète, rechargez la page.',
  },
  loading: 'Chargement de la page…',
};

export const t = translator(appWords);
