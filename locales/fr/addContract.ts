import { translator } from '../translator.ts';

export const addContractWords = {
  title: 'Ajouter un contrat',
  intro: 'Ces informations figurent en haut à droite de vos factures.',
  reference: {
    label: 'Référence du contrat',
    hint: '12 chiffres, qui commencent par 98',
    invalid: 'Saisissez les 12 chiffres de la référence : elle commence par 98.',
  },
  identifier: {
    label: 'Identifiant',
    hint: '4 caractères',
    invalid: 'Saisissez les 4 caractères de l’identifiant.',
  },
  zipcode: {
    label: 'Code postal',
    hint: 'Du site desservi',
    invalid: 'Saisissez les 5 chiffres du code postal.',
  },
  submit: 'Ajouter le contrat',
  done: 'Le contrat a été ajouté à votre compte.',
  adviser: 'En tant que conseiller, vous ne pouvez pas ajouter de contrat.',
};

export const t = translator(addContractWords);
