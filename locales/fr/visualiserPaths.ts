import { translator } from '../translator.ts';

const visualiserPathsWords = {
  title: 'Chemins',
  search: { label: 'Chercher dans les chemins', placeholder: 'Un état, un mot, un évènement' },
  exploring: 'Exploration du parcours',
  choosing: 'Choix des chemins',
  failed: { title: 'Les chemins n’ont pas pu être calculés.', text: 'Rechargez la page, puis réessayez.' },
  count: { one: '{{count}} histoire', other: '{{count}} histoires' },
  countFound: { one: '{{found}} sur {{count}} histoire', other: '{{found}} sur {{count}} histoires' },
  nothingFound: 'Aucun chemin ne contient ces mots.',
  steps: { one: '{{count}} pas', other: '{{count}} pas' },
  startsWith: 'Commence par : {{what}}',
  endsIn: 'Finit sur : {{where}}',
  staysThere: 'Rien ne s’y passe ensuite',
  play: 'Jouer',
  playNamed: 'Jouer « {{title}} »',
  read: 'Lire',
  readNamed: 'Lire « {{title}} »',
  player: {
    label: 'Lecture du chemin',
    buttons: 'Commandes',
    first: 'Au début',
    previous: 'Étape précédente',
    next: 'Étape suivante',
    last: 'À la fin',
    play: 'Lire le chemin',
    pause: 'Mettre en pause',
    again: 'Relire depuis le début',
    position: 'Étape',
    speed: { label: 'Vitesse', slow: 'Lente', usual: 'Normale', fast: 'Rapide' },
    start: 'départ sur {{total}} : {{what}}',
    step: 'étape {{step}} sur {{total}} : {{what}}',
    refused: '{{what}}, et rien ne change',
  },
};

export const t = translator(visualiserPathsWords);
