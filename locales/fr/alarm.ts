import { translator } from '../translator.ts';

const alarmWords = {
  limits:
    'C’est une aide, pas une garantie : une petite fuite (moins de 20 % d’une journée habituelle), une fuite plus ancienne que les relevés ou un site très irrégulier, ou qui suit les vacances scolaires, peuvent lui échapper, et une hausse signalée peut avoir une cause ordinaire.',
  insufficient: 'Trop peu de relevés depuis six mois pour chercher des hausses',
  urgent: {
    title: 'Si l’eau coule, ou si le compteur tourne alors que rien n’est ouvert :',
    text: 'fermez le robinet d’arrêt, juste après le compteur, puis appelez les urgences de l’eau, jour et nuit :',
  },
  when: { since: 'Depuis le {{start}}', between: 'Du {{start}} au {{end}}' },
  missingCount: { one: '{{count}} relevé manque', other: '{{count}} relevés manquent' },
  estimatedCount: { one: '{{count}} est estimé', other: '{{count}} sont estimés' },
  correctedCount: { one: '{{count}} est une régularisation', other: '{{count}} sont des régularisations' },
  surplus: '{{litresADay}} de plus par jour ({{share}}), {{litres}} en tout sur {{days}}',
  readCount: { one: '{{count}} jour sûr', other: '{{count}} jours sûrs' },
  unread: 'Sans compter les jours dont le relevé n’est pas sûr : {{parts}}.',
  and: ', ',
  share: '+ {{percent}} %',
  shareOfNothing: 'd’habitude, rien',
  cause: {
    leak: 'Une fuite : il coule autant de plus chaque jour, les jours calmes aussi.',
    season: 'Une saison ou des vacances : la même hausse a eu lieu l’an dernier à ces dates.',
    activity: 'Une activité plus forte : la hausse suit les jours occupés, ou les jours calmes.',
    unclear: 'Une fuite, une saison ou une activité : les relevés ne permettent pas de trancher.',
  },
  advice: {
    leak: 'Fermez tout, et regardez le compteur : s’il tourne, fermez le robinet d’arrêt et faites chercher la fuite.',
    season: 'Rien, si l’usage du site l’explique.',
    activity: 'Demandez sur place ce qui a changé ; si rien ne l’explique, cherchez une fuite.',
    unclear: 'Demandez sur place ce qui a changé ; si rien ne l’explique, cherchez une fuite.',
  },
  request: {
    text: 'Préparer une demande',
    name: 'Préparer une demande au sujet du compteur {{meter}}',
    sent: 'Demande envoyée le {{day}}',
  },
  message:
    'Bonjour,\n\nLe compteur {{meter}} (contrat {{reference}}, {{address}}) consomme plus que d’habitude : {{surplus}} de plus par jour, {{when}}.\n\nPouvez-vous m’aider à en trouver la cause ?',
  messageWhen: { since: 'depuis le {{start}}', between: 'du {{start}} au {{end}}' },
  missed: {
    label: 'Compteurs qui n’ont pas pu être lus',
    count: {
      one: '{{count}} compteur n’a pas pu être lu',
      other: '{{count}} compteurs n’ont pas pu être lus',
    },
    line: '{{meter}} : {{reason}}',
    alike: '{{count}} compteurs : {{reason}}',
    askAgain: { one: 'Redemander ce compteur', other: 'Redemander ces compteurs' },
  },
  unlisted: 'Les compteurs n’ont pas tous pu être lus',
  unequipped: { title: 'Aucun de vos compteurs n’est télérelevé', list: 'Voir tous vos compteurs' },
  reading: { one: 'Lecture de {{count}} compteur', other: 'Lecture de {{count}} compteurs' },
  paused: 'En pause : {{done}} sur {{total}}',
  interrupted: 'La lecture s’est interrompue',
  follow: 'Ouvrir',
};

export const t = translator(alarmWords);
