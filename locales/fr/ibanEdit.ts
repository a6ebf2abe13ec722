import { translator } from '../translator.ts';
import { holderWords, ibanWords } from './iban.ts';

export const ibanEditWords = {
  title: 'Modifier l’IBAN',
  newTitle: 'Ajouter un IBAN',
  current: 'IBAN actuel :',
  holder: holderWords,
  iban: ibanWords,
  submit: 'Enregistrer l’IBAN',
  done: 'L’IBAN du contrat est enregistré.',
  adviser: 'En tant que conseiller, vous ne pouvez pas modifier l’IBAN du client.',
};

export const t = translator(ibanEditWords);
