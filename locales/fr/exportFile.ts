import { translator } from '../translator.ts';

const exportFileWords = {
  again: 'Enregistrer de nouveau',
  unsaved: 'Le fichier n’a pas pu être enregistré de nouveau',
  reconnected: 'La connexion est revenue : vous pouvez réessayer.',
  resume: {
    all: 'Reprendre',
    one: 'Reprendre le dernier qui manque',
    other: 'Reprendre les {{count}} qui manquent',
  },
  leave: 'Ne pas reprendre',
};

export const t = translator(exportFileWords);
