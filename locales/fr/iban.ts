import { translator } from '../translator.ts';

export const ibanWords = {
  label: 'IBAN',
  hint: 'Vous pouvez coller l’IBAN entier dans une case.',
  required: 'Saisissez l’IBAN.',
  wrongIban: 'Cet IBAN n’est pas valide. Vérifiez chaque caractère sur votre relevé d’identité bancaire.',
  masked: 'IBAN qui se termine par {{end}}',
};

export const holderWords = {
  label: 'Titulaire du compte bancaire',
  hint: 'Comme sur votre relevé d’identité bancaire',
  required: 'Saisissez le nom du titulaire du compte bancaire.',
};

export const t = translator(ibanWords);
