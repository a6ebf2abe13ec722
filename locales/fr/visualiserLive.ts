import { translator } from '../translator.ts';

const visualiserLiveWords = {
  title: 'En direct',
  none: 'Le portail n’est pas ouvert.',
  noneHere: 'Le portail est ouvert, mais ce parcours n’y est pas commencé.',
  help: 'Ouvrez le portail dans un autre onglet, à la même adresse, sur un poste de développement : ce qui s’y passe se voit ici. Ce qui y est saisi n’est pas transmis.',
  actor: 'Quel passage suivre',
  numbered: 'Passage {{number}}',
  isIn: 'En ce moment : {{where}}',
  ended: 'Terminé : {{where}}',
  others: 'Autres parcours ouverts',
  replay: 'Rejouer et garder comme chemin',
  download: 'Télécharger le chemin',
  guesses: {
    one: 'Le pas {{steps}} est le plus proche que le modèle connaisse : ce qui a été saisi n’est pas transmis.',
    other:
      'Les pas {{steps}} sont les plus proches que le modèle connaisse : ce qui a été saisi n’est pas transmis.',
  },
  cut: 'Le modèle ne sait pas refaire la suite : le chemin s’arrête après {{count}} pas.',
  log: 'Ce qui s’est passé',
  began: 'le parcours commence',
  waited: 'un délai passe',
  answered: '{{what}} se termine',
  failed: '{{what}} échoue',
  leads: 'puis : {{where}}',
  stays: 'et rien ne change : {{where}}',
};

export const t = translator(visualiserLiveWords);
