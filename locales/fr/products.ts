import { translator } from '../translator.ts';

export type ProductText = {
  headline: string;
  paragraphs: readonly string[];
  features: readonly { title: string; items: readonly string[] }[];
  file: string;
};

export const productTexts: Readonly<Record<'switch' | 'fluids' | 'water', ProductText>> = {
  switch: {
    headline: 'Soyez prévenu d’une fuite, et coupez l’eau sans vous déplacer.',
    paragraphs: [
      'Une canalisation qui cède un vendredi soir dans un bâtiment vide peut couler jusqu’au lundi. Avec ce service, vous le savez dans l’heure, et vous fermez l’arrivée d’eau où que vous soyez.',
      'Un capteur lit votre compteur toutes les heures. Une vanne motorisée, posée juste après lui, s’ouvre et se ferme depuis votre téléphone ou votre ordinateur.',
      'Ce service ne convient pas aux réseaux d’incendie, qui restent toujours en eau.',
    ],
    features: [
      {
        title: 'L’alerte fuite',
        items: [
          'Une surveillance de jour comme de nuit, site par site',
          'Un seuil d’alerte que vous fixez vous-même',
          'Un e-mail et un SMS aux personnes que vous désignez',
          'L’historique des alertes, pour vos rapports',
        ],
      },
      {
        title: 'La coupure à distance',
        items: [
          'Une vanne posée par nos équipes, en une demi-journée',
          'Une fermeture en moins d’une minute, confirmée à l’écran',
          'Des horaires de coupure, la nuit ou les jours de fermeture',
          'Une commande manuelle sur place, même sans réseau',
        ],
      },
      {
        title: 'Pour quels sites',
        items: [
          'Bureaux, commerces, écoles et salles de sport',
          'Campings et équipements ouverts une partie de l’année',
          'Chantiers et bâtiments inoccupés',
        ],
      },
    ],
    file: 'fiche-coupure-a-distance.pdf',
  },
  fluids: {
    headline: 'L’eau, l’électricité et le gaz de vos sites, dans un seul suivi.',
    paragraphs: [
      'Vos fluides viennent de plusieurs fournisseurs, chacun avec son espace et ses unités. Ce service les réunit : un écran par site, une courbe par fluide, les mêmes périodes partout.',
      'Vous gardez vos contrats et vos fournisseurs. Avec votre accord, nous lisons les relevés qu’ils mettent à disposition, et nous posons des capteurs là où il n’y en a pas.',
    ],
    features: [
      {
        title: 'Un suivi complet',
        items: [
          'Eau, électricité, gaz, chaleur et air comprimé',
          'Vos consommations par jour, par mois et par an',
          'Vos sites comparés selon leur surface ou leur occupation',
          'Des exports pour vos bilans et vos déclarations',
        ],
      },
      {
        title: 'Des écarts expliqués',
        items: [
          'Une alerte dès qu’un site sort de ses habitudes',
          'L’effet de la météo, compté à part',
          'Un point chaque trimestre avec un conseiller',
        ],
      },
      {
        title: 'Une mise en place simple',
        items: [
          'L’inventaire de vos compteurs, fait avec vous',
          'Des capteurs posés par nos équipes',
          'Un premier tableau de bord en quatre semaines',
        ],
      },
    ],
    file: 'fiche-suivi-des-fluides.pdf',
  },
  water: {
    headline: 'Vos relevés d’eau arrivent directement dans vos outils.',
    paragraphs: [
      'Vous suivez déjà vos bâtiments dans un logiciel de gestion technique, d’énergie ou de comptabilité. Nous y envoyons vos relevés d’eau : vous n’avez plus rien à ressaisir.',
      'Le transfert part de vos compteurs télérelevés et s’arrête quand vous le demandez. Vos données restent les vôtres : elles ne vont qu’aux destinataires que vous désignez.',
    ],
    features: [
      {
        title: 'Ce que nous transmettons',
        items: [
          'Les index et les volumes, par jour ou par heure',
          'Le numéro du compteur et la référence du contrat',
          'Un repère sur chaque valeur estimée ou manquante',
        ],
      },
      {
        title: 'Comment',
        items: [
          'Une interface de programmation (API) documentée',
          'Ou un dépôt de fichiers CSV sur votre serveur',
          'Un envoi chaque jour, avec reprise de ce qui a manqué',
        ],
      },
      {
        title: 'Vos garanties',
        items: [
          'Une convention qui nomme chaque destinataire',
          'Des échanges chiffrés, et gardés en mémoire un an',
          'Un arrêt sur simple demande',
        ],
      },
    ],
    file: 'fiche-transfert-de-donnees.pdf',
  },
};

const productWords = {
  tabs: 'Nos services connectés',
  contact: 'Demander des renseignements',
  sheet: 'Télécharger la fiche produit (PDF)',
};

export const t = translator(productWords);
