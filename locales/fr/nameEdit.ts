import { translator } from '../translator.ts';

export const nameEditWords = {
  title: 'Modifier votre identité',
  submit: 'Enregistrer l’identité',
  done: 'Votre identité est enregistrée.',
  adviser: 'En tant que conseiller, vous ne pouvez pas modifier l’identité du client.',
};

export const t = translator(nameEditWords);
