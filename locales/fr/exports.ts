import { translator } from '../translator.ts';

export const exportsWords = {
  label: 'Tâches',
  busy: { one: '{{count}} tâche en cours', other: '{{count}} tâches en cours' },
  over: { one: '{{count}} tâche à consulter', other: '{{count}} tâches à consulter' },
  interrupted: { one: '{{count}} tâche à reprendre', other: '{{count}} tâches à reprendre' },
  unfold: 'Déplier les tâches',
  fold: 'Replier les tâches',
  leave: {
    title: 'Arrêter la tâche en cours ?',
    text: 'Un export ou une surveillance n’est pas terminé. Si vous quittez cette session maintenant, la tâche s’arrête et rien n’en est enregistré.',
    stay: 'Continuer la tâche',
    leave: 'Arrêter et quitter',
  },
  file: {
    again: 'Enregistrer de nouveau',
    unsaved: 'Le fichier n’a pas pu être enregistré de nouveau',
    reconnected: 'La connexion est revenue : vous pouvez réessayer.',
    resume: {
      all: 'Reprendre',
      one: 'Reprendre le dernier qui manque',
      other: 'Reprendre les {{count}} qui manquent',
    },
    leave: 'Ne pas reprendre',
  },
};

export const t = translator(exportsWords);
