import { translator } from '../translator.ts';

export const contactEditWords = {
  title: 'Modifier le contact',
  phone: {
    label: 'Téléphone fixe',
    hint: '10 chiffres',
    invalid: 'Saisissez les 10 chiffres d’un numéro de téléphone fixe : il commence par 01 à 05, ou par 09.',
  },
  mobile_phone: {
    label: 'Téléphone mobile',
    hint: '10 chiffres, qui commencent par 06 ou 07',
    invalid: 'Saisissez les 10 chiffres d’un numéro de téléphone mobile : il commence par 06 ou 07.',
  },
  submit: 'Enregistrer le contact',
  done: 'Le contact du contrat est enregistré.',
  adviser: 'En tant que conseiller, vous ne pouvez pas modifier le contact du client.',
};

export const t = translator(contactEditWords);
