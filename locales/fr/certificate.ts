import { translator } from '../translator.ts';

const certificateWords = {
  title: 'Attestation de consommation',
  parent: 'Compteur',
  print: 'Imprimer ou enregistrer en PDF',
  period: { title: 'Période', submit: 'Afficher cette période' },
  loading: 'Lecture des relevés…',
  unknown: {
    message: 'Ce compteur n’est dans aucun de vos contrats',
    help: 'L’adresse de cette page est peut-être incomplète, ou le compteur n’est plus rattaché à votre compte.',
    list: 'Voir tous vos compteurs',
  },
  empty: { title: 'Aucun relevé n’est connu {{period}}.', text: 'Choisissez une autre période.' },
  sheet: {
    publisher: '{{legalName}}, {{legalForm}}',
    customer: 'Client',
    contract: 'Contrat',
    address: 'Adresse desservie',
    meter: 'Numéro de compteur',
    point: 'Point de service',
    kind: 'Mode de relevé',
    period: 'Période demandée',
    days: { one: 'le {{start}}', other: 'du {{start}} au {{end}}' },
    indexes: 'Index relevés',
    column: { meter: 'Compteur', start: 'Index de début', end: 'Index de fin' },
    index: '{{shown}}, le {{day}}',
    noIndex: 'Non communiqué',
    replaced: 'Compteur précédent (numéro non communiqué)',
    volume: 'Volume consommé',
    covered: 'Ce volume couvre la période du {{start}} au {{end}}.',
    coveredUntil:
      'Ce volume va jusqu’au relevé du {{end}} ; le jour du relevé précédent n’est pas communiqué.',
    made: 'Attestation établie le {{day}}, à partir des relevés communiqués à cette date.',
  },
  notes: {
    title: 'À savoir',
    between:
      'L’écart entre les deux index est de {{between}}. Il n’est pas égal au volume, qui ne compte que les relevés communiqués.',
    missing: {
      one: 'Un relevé manque, et son volume n’est pas compté : {{list}}.',
      other: '{{count}} relevés manquent, et leurs volumes ne sont pas comptés : {{list}}.',
    },
    unread: {
      one: 'Un relevé reçu n’a pas pu être lu : il n’est pas compté.',
      other: '{{count}} relevés reçus n’ont pas pu être lus : ils ne sont pas comptés.',
    },
    correction: 'Régularisation de {{volume}}, {{slot}} : elle est déduite du volume.',
    estimated: {
      one: 'Un relevé est estimé : {{list}}.',
      other: '{{count}} relevés sont estimés : {{list}}.',
    },
    replaced:
      'Le compteur a été remplacé au plus tard le {{day}}. Son index de début est le premier qui soit communiqué.',
    noStart: 'L’index de début n’est pas communiqué : seul le volume l’est.',
    noEnd: 'Un index de fin n’est pas communiqué : seul le volume l’est.',
  },
};

export const t = translator(certificateWords);
