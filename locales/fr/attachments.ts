import { translator } from '../translator.ts';

/** The files that go with a request. The faults are the codes of `machines/domain/attachments.ts`. */
export const attachmentsWords = {
  label: 'Pièces jointes',
  hint: '3 fichiers au plus, 5 Mo en tout : JPEG, PNG, GIF, PDF, Word ou Excel (xlsx)',
  choose: 'Ajouter des fichiers',
  drop: 'ou déposez-les ici',
  chosen: 'Fichiers ajoutés',
  size: '{{size}} ko',
  remove: 'Retirer {{name}}',
  added: { one: '{{count}} fichier ajouté.', other: '{{count}} fichiers ajoutés.' },
  removed: '{{name}} est retiré.',
  refused: '« {{name}} » n’est pas ajouté. {{reason}}',
  attachments: {
    'bad-name': 'Son nom contient des caractères interdits. Renommez-le, puis ajoutez-le de nouveau.',
    'wrong-type': 'Seuls les fichiers JPEG, PNG, GIF, PDF, Word (doc, docx) et Excel (xlsx) sont acceptés.',
    'empty-file': 'Il est vide. Vérifiez-le, puis ajoutez-le de nouveau.',
    'unreadable-file': 'Il n’a pas pu être lu. Vérifiez qu’il est toujours là, puis ajoutez-le de nouveau.',
    'wrong-content': 'Son contenu ne correspond pas à son extension. Enregistrez-le dans le bon format.',
    'too-many-files': 'Vous ne pouvez joindre que 3 fichiers. Retirez-en un pour ajouter celui-ci.',
    'size-files-too-large': 'Les fichiers dépasseraient 5 Mo en tout. Retirez-en un, ou réduisez celui-ci.',
  },
};

export const t = translator(attachmentsWords);
