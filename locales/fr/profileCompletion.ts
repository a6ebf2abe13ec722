import { translator } from '../translator.ts';

const profileCompletionWords = {
  title: 'Compléter votre profil',
  intro: 'Indiquez votre entité et votre service : le service client vous répondra mieux.',
  submit: 'Enregistrer le profil',
  cancel: 'Plus tard',
  done: 'Votre profil est enregistré.',
  adviser: 'En tant que conseiller, vous ne pouvez pas compléter le profil du client.',
};

export const t = translator(profileCompletionWords);
