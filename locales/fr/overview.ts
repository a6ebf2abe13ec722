import { translator } from '../translator.ts';

const overviewWords = {
  atLeast: 'Au moins {{words}}',
  retry: { toPay: 'Réessayer de lire vos factures', alerts: 'Réessayer de lire vos compteurs' },
  balance: {
    titles: { one: 'Solde de votre contrat', other: 'Solde de vos contrats' },
    unknown: 'Votre solde n’est pas disponible pour le moment.',
  },
  toPay: {
    loading: 'Lecture de vos factures en attente',
    failed: 'Vos factures en attente n’ont pas pu être lues.',
    late: { one: '{{count}} facture en retard', other: '{{count}} factures en retard' },
    split: 'Répartition du solde',
    parts: {
      late: 'en retard',
      due: 'à échoir',
      undated: 'sans échéance',
      hidden: 'à régler',
      part: {
        one: 'autres montants, {{read}} facture lue sur {{count}}',
        other: 'autres montants, {{read}} factures lues sur {{count}}',
      },
    },
    list: 'Factures à régler',
    listLate: 'Factures à régler, les plus en retard d’abord',
    invoice: 'Facture ',
    unknownAmount: 'Montant non communiqué',
    unknownAmounts: {
      one: 'Le montant d’une facture n’est pas communiqué : la répartition ne la compte pas.',
      other: 'Le montant de {{count}} factures n’est pas communiqué : la répartition ne les compte pas.',
    },
    bills: 'Voir mes factures',
    howToPay: 'Comment payer',
    none: 'Rien à régler.',
    noneFound: 'Aucune facture en attente n’a été trouvée.',
    monthly:
      'Vos contrats mensualisés sont prélevés chaque mois : leurs factures ne sont pas à régler une par une.',
    owing:
      'Aucune facture en attente n’a été trouvée, mais votre solde est de {{balance}} : vos factures le détaillent.',
  },
  alerts: {
    title: 'À savoir',
    loading: 'Lecture de vos compteurs',
    failed: 'Vos compteurs n’ont pas pu être lus.',
    count: { one: '{{count}} point à vérifier', other: '{{count}} points à vérifier' },
    list: 'Relevés et compteurs',
    tag: { unread: 'Relevé', removed: 'Compteur', upToDate: 'À jour' },
    unread: 'Aucun relevé depuis le {{day}}',
    removed: 'Compteur {{meter}} déposé',
    noneChecked: 'Les relevés n’ont pas pu être vérifiés.',
    allUpToDate: {
      one: 'Votre contrat est à jour de ses relevés',
      other: 'Vos {{count}} contrats sont à jour de leurs relevés',
    },
    upToDate: {
      one: '{{count}} contrat sur {{all}} est à jour de ses relevés',
      other: '{{count}} contrats sur {{all}} sont à jour de leurs relevés',
    },
    unchecked: {
      one: '{{count}} contrat n’est pas vérifié ici.',
      other: '{{count}} contrats ne sont pas vérifiés ici.',
    },
    all: 'Voir tous les compteurs',
    unavailable: 'Vos factures et vos compteurs s’afficheront dès que vos contrats seront lus de nouveau.',
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
