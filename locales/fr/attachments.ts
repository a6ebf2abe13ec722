import { translator } from '../translator.ts';

export const attachmentsWords = {
  label: 'Pièces jointes',
  hint: '3 fichiers au plus, 5 Mo en tout : JPEG, PNG, GIF, PDF, Word ou Excel (xlsx)',
  choose: 'Ajouter des fichiers',
  drop: 'ou déposez-les ici',
  dropHere: 'Déposez vos fichiers ici : ils seront joints à votre demande',
  chosen: 'Fichiers ajoutés',
  size: '{{size}} ko',
  remove: 'Retirer {{name}}',
  added: { one: '{{count}} fichier ajouté.', other: '{{count}} fichiers ajoutés.' },
  pasted: 'image-collee-{{rank}}.{{extension}}',
  removed: '{{name}} est retiré.',
  photo: {
    take: 'Prendre une photo',
    size: '{{size}} Mo',
    preparing: { one: 'Préparation de la photo…', other: 'Préparation de {{count}} photos…' },
    done: 'Photo : {{done}}.',
    converted: 'convertie en {{format}}',
    reduced: 'réduite de {{from}} à {{to}}, qualité {{quality}} %',
    stripped: 'sans lieu ni informations de prise de vue',
  },
  refused: {
    one: '« {{names}} » n’est pas ajouté. {{reason}}',
    other: '« {{names}} » ne sont pas ajoutés. {{reason}}',
  },
  attachments: {
    'wrong-type': 'Seuls les fichiers JPEG, PNG, GIF, PDF, Word (doc, docx) et Excel (xlsx) sont acceptés.',
    'empty-file': 'Un fichier vide ne peut pas être envoyé.',
    'unreadable-file': 'La lecture a échoué. Ajoutez des fichiers, et non un dossier.',
    'wrong-content': 'Le contenu ne correspond pas à l’extension. Enregistrez dans le bon format.',
    'already-added': 'Déjà dans la liste.',
    'file-too-large': 'Un fichier ne peut pas dépasser 5 Mo. Réduisez sa taille, puis ajoutez-le de nouveau.',
    'unreadable-photo':
      'Ce navigateur n’a pas pu lire la photo : format inconnu, fichier incomplet ou protection contre le pistage. Enregistrez-la en JPEG, ou changez de navigateur.',
    'unprepared-photo':
      'Une photo n’a pas pu être préparée. Vérifiez votre connexion, puis ajoutez-la de nouveau.',
    'too-many-files': 'Vous ne pouvez joindre que 3 fichiers. Retirez-en un pour en ajouter un autre.',
    'size-files-too-large':
      'Les fichiers dépasseraient 5 Mo en tout. Retirez-en un, ou réduisez leur taille.',
  },
};

export const t = translator(attachmentsWords);
