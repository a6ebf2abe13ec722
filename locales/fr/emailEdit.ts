import { translator } from '../translator.ts';

const emailEditWords = {
  title: 'Modifier votre adresse e-mail',
  intro: 'Vous vous connectez avec cette adresse. Aujourd’hui : {{email}}',
  submit: 'Enregistrer l’adresse',
  adviser: 'En tant que conseiller, vous ne pouvez pas modifier l’adresse e-mail du client.',
};

export const t = translator(emailEditWords);
