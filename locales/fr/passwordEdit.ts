import { translator } from '../translator.ts';

export const passwordEditWords = {
  title: 'Modifier votre mot de passe',
  old_password: { label: 'Mot de passe actuel', required: 'Saisissez votre mot de passe actuel.' },
  password: { label: 'Nouveau mot de passe' },
  submit: 'Enregistrer le mot de passe',
  done: 'Votre mot de passe est modifié. Utilisez-le à votre prochaine connexion.',
  adviser: 'En tant que conseiller, vous ne pouvez pas modifier le mot de passe du client.',
};

export const t = translator(passwordEditWords);
