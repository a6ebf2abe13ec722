import { translator } from '../translator.ts';

const captchaWords = {
  notice: 'Cet envoi est protégé par hCaptcha, dont s’appliquent les',
  privacy: 'règles de confidentialité',
  and: 'et les',
  terms: 'conditions d’utilisation',
  closed: 'La vérification de sécurité a été fermée avant la fin. Renvoyez le formulaire pour la reprendre.',
  expired: 'La vérification de sécurité a expiré. Renvoyez le formulaire pour la reprendre.',
  blocked:
    'La vérification de sécurité n’a pas pu se charger. Désactivez pour ce site ce qui la bloque (extension, pare-feu), puis renvoyez le formulaire.',
};

export const t = translator(captchaWords);
