import { translator } from '../translator.ts';

export const emailEditWords = {
  title: 'Modifier votre adresse e-mail',
  intro: 'Vous vous connectez avec cette adresse. Aujourd’hui : {{email}}',
  submit: 'Enregistrer l’adresse',
  tokenLost: {
    title: 'Votre adresse e-mail est modifiée',
    text: 'Votre session n’a pas pu être conservée. Reconnectez-vous avec votre nouvelle adresse : {{email}}',
    signIn: 'Se connecter',
  },
  done: 'Votre adresse e-mail est modifiée. Utilisez-la à votre prochaine connexion.',
  adviser: 'En tant que conseiller, vous ne pouvez pas modifier l’adresse e-mail du client.',
};

export const t = translator(emailEditWords);
