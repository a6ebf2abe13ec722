import { translator } from '../translator.ts';

const overviewWords = {
  read: 'Lu le {{moment}}.',
  retry: { toPay: 'Réessayer de lire vos factures', toKnow: 'Réessayer de lire vos compteurs' },
  toPay: {
    loading: 'Lecture de vos factures en attente',
    failed: 'Vos factures en attente n’ont pas pu être lues.',
    due: { one: '{{count}} facture à régler', other: '{{count}} factures à régler' },
    lateAmong: '{{due}}, dont {{count}} en retard',
    total: 'En tout',
    late: 'En retard',
    next: 'Prochaine échéance',
    list: 'Factures à régler',
    listLate: 'Factures à régler, les plus en retard d’abord',
    invoice: 'Facture {{number}}',
    lateBy: { one: 'En retard de {{count}} jour', other: 'En retard de {{count}} jours' },
    before: 'À régler avant le {{day}}',
    unknownAmount: 'Montant non communiqué',
    all: 'Voir toutes les factures en attente',
    part: {
      one: '{{read}} facture en attente a été lue, sur {{count}}.',
      other: '{{read}} factures en attente ont été lues, sur {{count}}.',
    },
    monthly: 'Les contrats mensualisés n’y sont pas comptés.',
    none: 'Aucune facture n’attend son règlement.',
    owing:
      'Aucune facture en attente n’a été trouvée, mais votre solde est de {{balance}} : vos factures le détaillent.',
  },
  toKnow: {
    loading: 'Lecture de vos compteurs',
    failed: 'Vos compteurs n’ont pas pu être lus.',
    count: { one: '{{count}} point à vérifier', other: '{{count}} points à vérifier' },
    list: 'Points à vérifier',
    unread: 'Aucun relevé depuis le {{day}}',
    removed: 'Compteur {{meter}} déposé',
    removedHelp: 'Il a été retiré, ou remplacé par un autre.',
    none: 'Rien à signaler sur vos compteurs.',
    watch: 'Une consommation inhabituelle se cherche à la demande, compteur par compteur.',
    part: {
      one: '{{read}} contrat a été lu, sur {{count}}.',
      other: '{{read}} contrats ont été lus, sur {{count}}.',
    },
    all: 'Voir tous les compteurs',
    unavailable:
      'Vos contrats sont indisponibles : ce qu’il y a à régler et à savoir s’affichera dès qu’ils seront lus de nouveau.',
  },
  firstSteps: {
    title: 'Vos premiers pas',
    done: 'Fait',
    profile: {
      title: 'Complétez votre profil',
      text: 'Votre entité et votre service, pour que vos demandes soient bien adressées.',
      link: 'Compléter mon profil',
    },
    contract: {
      title: 'Ajoutez votre premier contrat',
      text: 'Sa référence et son identifiant figurent sur vos factures. Vos factures et vos compteurs suivront.',
      link: 'Ajouter mon premier contrat',
    },
    team: {
      title: 'Invitez vos collaborateurs',
      text: 'Chacun suit les contrats du compte avec son propre accès.',
      link: 'Inviter mes collaborateurs',
    },
  },
};

export const t = translator(overviewWords);
