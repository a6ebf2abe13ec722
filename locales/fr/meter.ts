import { translator } from '../translator.ts';

const meterWords = {
  parent: 'Consommation',
  watch: 'Surveillance',
  title: 'Compteur {{matricule}}',
  any: 'Compteur',
  subtitle: '{{address}} · {{kind}}',
  lastIndex: 'index {{index}} le {{day}}',
  actions: {
    sheet: 'Fiche technique',
    certificate: 'Attestation',
    reading: 'Transmettre un relevé',
    export: 'Exporter',
  },
  unknown: {
    title: 'Compteur introuvable',
    message: 'Ce compteur n’est dans aucun de vos contrats',
    help: 'L’adresse de cette page est peut-être incomplète, ou le compteur n’est plus rattaché à votre compte.',
    list: 'Voir tous vos compteurs',
  },
  detail: 'Détail du compteur',
  contract: 'Contrat',
  lastRead: 'Dernière consommation relevée du contrat',
  equipment: 'Code d’équipement',
  fluid: 'Fluide',
  sheet: {
    title: 'Fiche technique',
    matricule: 'Numéro de compteur',
    idPDS: 'Point de service',
    place: 'Emplacement',
    meterState: 'État du compteur',
    year: 'Année de fabrication',
    calibre: 'Calibre',
    millimetres: '{{count}} mm',
    connection: 'Type de raccordement',
  },
  others: {
    label: 'Autres compteurs du contrat',
    all: 'Les {{count}} compteurs du contrat',
    previous: 'Précédent',
    next: 'Suivant',
    named: ' : {{title}}',
    rank: 'Compteur {{rank}} sur {{count}}',
  },
};

export const t = translator(meterWords);
