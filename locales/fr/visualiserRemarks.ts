import { translator } from '../translator.ts';

export const visualiserRemarksWords = {
  title: 'Remarques',
  intro:
    'Une remarque est épinglée à un état ou à une étape. Elle est gardée dans le lien, et dans un fichier qui se remet à quelqu’un.',
  none: 'Aucune remarque sur ce parcours.',
  count: { one: '{{count}} remarque', other: '{{count}} remarques' },
  add: 'Ajouter une remarque',
  edit: 'Modifier',
  editNamed: 'Modifier : {{what}}',
  reply: {
    button: 'Répondre',
    named: 'Répondre\u00a0: {{what}}',
    label: 'Réponse',
    save: 'Enregistrer la réponse',
    list: 'Réponses',
  },
  resolve: 'Marquer résolue',
  resolveNamed: 'Marquer résolue\u00a0: {{what}}',
  reopen: 'Rouvrir',
  reopenNamed: 'Rouvrir\u00a0: {{what}}',
  resolved: 'Résolue',
  filter: { label: 'Remarques à montrer', open: 'À traiter', resolved: 'Résolues', all: 'Toutes' },
  noneOf: {
    open: 'Aucune remarque à traiter.',
    resolved: 'Aucune remarque résolue.',
    all: 'Aucune remarque.',
  },
  remove: 'Supprimer',
  removeNamed: 'Supprimer : {{what}}',
  removed: 'La remarque est supprimée.',
  undo: 'Annuler la suppression',
  go: 'Y aller',
  goNamed: 'Y aller : {{what}}',
  unsigned: 'Sans nom',
  kind: { label: 'Genre', fix: 'À corriger', question: 'Question', reads: 'Le client doit lire…' },
  mustRead: 'Le client doit lire {{sentence}}',
  place: {
    label: 'Où',
    state: 'L’état {{name}}, par tous les chemins',
    start: 'Le départ du chemin : {{name}}',
    step: 'L’étape {{step}} du chemin : {{name}}',
  },
  nowhere: 'Ce parcours n’a pas pu commencer : choisissez un état sur le schéma.',
  text: { label: 'Remarque', missing: 'Écrivez la remarque.', long: 'La remarque est trop longue.' },
  sentence: {
    label: 'Phrase que le client doit lire',
    hint: 'Mot pour mot. Elle peut être exportée comme un test.',
    missing: 'Écrivez la phrase que le client doit lire.',
    long: 'La phrase est trop longue : 300 caractères au plus.',
  },
  author: { label: 'Votre nom', long: 'Le nom est trop long : 60 caractères au plus.' },
  save: 'Enregistrer la remarque',
  full: {
    title: 'Un lien ne peut pas contenir davantage de remarques.',
    text: 'Enregistrez-les dans un fichier, puis supprimez celles qui sont traitées.',
  },
  long: {
    title: 'Le lien est devenu très long.',
    text: 'Une messagerie peut le couper : remettez plutôt le fichier des remarques.',
  },
  unread: {
    title: 'Les remarques de ce lien sont illisibles.',
    text: 'Il a peut-être été coupé en chemin : demandez le fichier des remarques.',
  },
  lost: {
    title: 'Endroit disparu',
    intro: 'Le parcours a changé depuis que ces remarques ont été écrites.',
    flow: 'Le parcours « {{flow}} » n’existe plus.',
    state: 'L’état {{name}} n’existe plus.',
    unreadable: 'Le chemin jusqu’à {{name}} est illisible.',
    stopped: 'Le chemin jusqu’à {{name}} s’arrête à l’étape {{step}} : {{why}}.',
    elsewhere: 'Le chemin ne mène plus à {{name}}, mais à {{state}}.',
  },
  others: { title: 'Sur d’autres parcours' },
  files: {
    title: 'Remettre les remarques',
    save: 'Enregistrer les remarques dans un fichier',
    open: 'Ouvrir un fichier de remarques',
    openHelp: 'Ses remarques s’ajoutent à celles qui sont là : aucune n’est perdue, aucune n’est en double.',
    merged: {
      added: { one: '{{count}} remarque ajoutée', other: '{{count}} remarques ajoutées' },
      updated: { one: '{{count}} mise à jour', other: '{{count}} mises à jour' },
      known: { one: '{{count}} déjà là', other: '{{count}} déjà là' },
      nothing: 'Ce fichier ne contient aucune remarque.',
    },
    refused: {
      other: 'Ce fichier n’est pas un fichier de remarques.',
      damaged: 'Ce fichier de remarques est abîmé : rien n’en a été pris.',
      newer:
        'Ce fichier vient d’une version plus récente du visualiseur : rechargez la page, puis réessayez.',
    },
    failed: 'Le fichier n’a pas pu être préparé. Réessayez.',
  },
  spec: {
    title: 'le client doit lire {{sentence}}',
    save: 'Remettre aux développeurs, comme des tests',
    help: 'Un test par phrase que le client doit lire : il échoue tant qu’elle n’est pas à l’écran.',
    tests: { one: '{{count}} test exporté', other: '{{count}} tests exportés' },
    leftOut: {
      one: '{{count}} phrase laissée de côté : aucun test ne peut aller à cet endroit.',
      other: '{{count}} phrases laissées de côté : aucun test ne peut aller à ces endroits.',
    },
  },
};

export const t = translator(visualiserRemarksWords);
