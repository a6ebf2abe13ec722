import { translator } from '../translator.ts';

export const exportsWords = {
  label: 'Exports',
  busy: { one: '{{count}} export en cours', other: '{{count}} exports en cours' },
  over: { one: '{{count}} export à consulter', other: '{{count}} exports à consulter' },
  interrupted: { one: '{{count}} export à reprendre', other: '{{count}} exports à reprendre' },
  unfold: 'Déplier les exports',
  fold: 'Replier les exports',
  leave: {
    title: 'Arrêter l’export en cours ?',
    text: 'Un export n’est pas terminé. Si vous vous déconnectez maintenant, il s’arrête et rien n’en est enregistré.',
    stay: 'Continuer l’export',
    leave: 'Se déconnecter',
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
