import { translator } from '../translator.ts';

const reportWords = {
  title: 'Bilan de l’eau {{year}}',
  parent: 'Consommation',
  replaced: 'L’année demandée n’est pas disponible\u00a0: le bilan affiché est celui de {{year}}.',
  print: 'Imprimer',
  workbook: 'Classeur Excel',
  start: 'Lire les compteurs',
  stopped: 'La lecture des compteurs est arrêtée',
  cutShort: {
    title: 'La fin de votre session a interrompu le bilan de l’eau',
    text: 'Le navigateur ne garde aucun relevé : la lecture reprend depuis le début.',
    resume: 'Reprendre le bilan',
    leave: 'Ne pas reprendre',
  },
  busy: {
    listing: 'Recherche des compteurs télérelevés',
    reading: { one: 'Lecture de {{count}} compteur', other: 'Lecture de {{count}} compteurs' },
    writing: 'Préparation du classeur',
    saving: 'Enregistrement du classeur',
  },
  paused: 'En pause : {{done}} sur {{total}}',
  ready: 'Bilan de l’eau {{year}} établi',
  saved: {
    one: '{{name}} est enregistré : {{count}} compteur.',
    other: '{{name}} est enregistré : {{count}} compteurs.',
  },
  unlisted: 'Les compteurs n’ont pas tous pu être lus',
  interrupted: 'La lecture s’est interrompue',
  unwritten: 'Le classeur n’a pas pu être préparé',
  unequipped: {
    title: 'Aucun de vos compteurs n’est télérelevé',
    text: 'Le bilan additionne les relevés mensuels, que seuls les compteurs télérelevés transmettent.',
  },
  empty: {
    title: 'Aucun relevé n’est connu en {{year}}',
    text: 'Un relevé manquant n’est pas une consommation nulle : choisissez une autre année.',
  },
  partial: 'partiel',
  period: { whole: 'de janvier à décembre {{year}}', current: 'du 1er janvier au {{day}}' },
  figures: {
    label: 'Résultat',
    supplied: 'Eau fournie',
    change: {
      label: 'Sur un an',
      note: '{{volume}} contre {{before}}, sur les mois complets des deux années',
      current:
        '{{volume}} contre {{before}} à la même période, sur les mois terminés et complets des deux années',
      none: 'Aucun mois n’est complet les deux années',
    },
    meters: {
      label: 'Compteurs lus',
      of: '{{read}} sur {{count}}',
      onSite: {
        one: '{{count}} relevé sur place, non compris',
        other: '{{count}} relevés sur place, non compris',
      },
      all: 'tous télérelevés',
    },
    measured: {
      label: 'Relevés mesurés',
      all: 'aucun n’est estimé, aucun ne manque',
      gap: 'aucun n’est estimé, mais des index et des volumes diffèrent',
    },
  },
  coverage: {
    whole: {
      one: 'Le total couvre {{known}} relevés mensuels de {{count}} compteur : aucun ne manque.',
      other: 'Le total couvre {{known}} relevés mensuels de {{count}} compteurs : aucun ne manque.',
    },
    known: {
      one: 'Le total couvre {{known}} relevés mensuels de {{count}} compteur.',
      other: 'Le total couvre {{known}} relevés mensuels de {{count}} compteurs.',
    },
    gap: {
      one: 'Les index et les volumes de {{count}} compteur diffèrent : ses index donnent {{between}}, ses volumes communiqués {{volume}}. Le total compte les volumes communiqués.',
      other:
        'Les index et les volumes de {{count}} compteurs diffèrent : leurs index donnent {{between}}, leurs volumes communiqués {{volume}}. Le total compte les volumes communiqués.',
    },
    partial: {
      one: 'Total partiel : {{known}} relevés mensuels connus sur {{due}} ({{percent}} %), pour {{count}} compteur lu.',
      other:
        'Total partiel : {{known}} relevés mensuels connus sur {{due}} ({{percent}} %), pour {{count}} compteurs lus.',
    },
    incomplete: {
      one: '{{count}} mois de compteur est incomplet.',
      other: '{{count}} mois de compteurs sont incomplets.',
    },
    unread: {
      one: '{{count}} relevé est illisible, et n’est pas compté.',
      other: '{{count}} relevés sont illisibles, et ne sont pas comptés.',
    },
    rest: { one: '{{count}} compteur reste à lire.', other: '{{count}} compteurs restent à lire.' },
    missed: {
      one: '{{count}} compteur n’a pas pu être lu, et n’est pas compté :',
      other: '{{count}} compteurs n’ont pas pu être lus, et ne sont pas comptés :',
    },
    current: 'Le mois en cours n’est pas terminé, et le total de l’année n’est pas encore connu.',
  },
  forecast: {
    text: 'Prévision au 31 décembre : {{expected}} m³, entre {{low}} et {{high}} m³, {{scope}}.',
    every: { one: 'pour le compteur lu', other: 'pour tous les compteurs lus' },
    some: 'pour {{count}} des {{all}} compteurs lus',
    others: {
      one: 'L’autre compteur, sans prévision, a reçu {{volume}} à ce jour.',
      other: 'Les {{count}} autres compteurs, sans prévision, ont reçu {{volume}} à ce jour.',
    },
    limits:
      'Calculée d’après les mois de {{before}} et la tendance de {{year}}, elle additionne les fourchettes des compteurs, et ne prévoit ni fuite, ni travaux, ni fermeture à venir.',
    none: 'Pas de prévision au 31 décembre : aucun compteur n’a assez de mois complets.',
  },
  months: {
    title: 'Mois par mois',
    month: 'Mois',
    volume: 'Eau fournie',
    chart: 'Eau fournie chaque mois',
    before: 'Un an avant',
    change: 'Écart',
    readings: 'Relevés',
    current: '{{month}}, en cours',
    part: '{{change}}, sur {{volume}}',
    total: 'Total',
  },
  counts: {
    measured: { one: '{{count}} mesuré', other: '{{count}} mesurés' },
    estimated: { one: '{{count}} estimé', other: '{{count}} estimés' },
    missing: { one: '{{count}} manquant', other: '{{count}} manquants' },
    unread: { one: '{{count}} non lu', other: '{{count}} non lus' },
    and: ', ',
    percent: '{{percent}} %',
  },
  comparison: {
    none: 'Aucun mois n’est comparé : l’année précédente n’est plus conservée, ou aucun mois n’est complet les deux années.',
    whole:
      'L’écart compare, compteur par compteur, les mois complets des deux années : il ne vient ni d’un compteur ajouté, ni d’un relevé manquant. Si ces mois ne font qu’une partie de l’eau fournie, leur volume est indiqué.',
    current:
      'L’écart compare, compteur par compteur, les mois terminés et complets des deux années : il ne vient ni d’un compteur ajouté, ni d’un relevé manquant. Si ces mois ne font qu’une partie de l’eau fournie, leur volume est indiqué. Le mois en cours n’est pas comparé.',
  },
  contracts: { title: 'Par contrat', name: 'Contrat', one: '{{count}} contrat', other: '{{count}} contrats' },
  sites: {
    title: 'Plus grands sites',
    name: 'Site',
    unnamed: 'Sans adresse, contrat {{reference}}',
    note: 'Un site réunit les compteurs qui ont la même adresse desservie.',
    one: '{{count}} site',
    other: '{{count}} sites',
  },
  places: {
    meters: 'Compteurs',
    volume: 'Eau fournie',
    share: 'Part',
    change: 'Sur un an',
    others: { one: '{{count}} autre', other: '{{count}} autres' },
    partial: '{{volume}}, partiel',
    unknown: 'aucun relevé',
  },
  rises: {
    title: 'Périodes inhabituelles',
    none: 'Aucune période inhabituelle n’a été trouvée.',
    notJudged: {
      one: '{{count}} compteur n’a pas pu être analysé jour par jour.',
      other: '{{count}} compteurs n’ont pas pu être analysés jour par jour.',
    },
    tooOld: 'Les relevés par jour de cette année ne sont plus conservés : elle ne peut pas être analysée.',
    since: 'Analyse du {{start}} au {{end}}, par les règles de la surveillance.',
    leaksFirst:
      'Jusqu’au {{day}}, l’année précédente n’est plus conservée jour par jour\u00a0: une hausse de saison ne se distingue pas d’une autre hausse, et seules les fuites sont signalées.',
    leaksOnly:
      'L’année précédente n’est plus conservée jour par jour\u00a0: une hausse de saison ne se distingue pas d’une autre hausse, et seules les fuites sont signalées.',
    season: {
      one: '{{count}} hausse de saison n’est pas listée\u00a0: elle a aussi eu lieu un an avant.',
      other: '{{count}} hausses de saison ne sont pas listées\u00a0: elles ont aussi eu lieu un an avant.',
    },
    meter: 'Compteur',
    place: 'Site',
    days: 'Jours',
    between: 'du {{start}} au {{end}}',
    open: 'depuis le {{start}}',
    surplus: 'En plus',
    cause: 'Hypothèse',
    causes: { leak: 'Fuite', season: 'Saison', activity: 'Activité', unclear: 'Non expliquée' },
    one: '{{count}} période',
    other: '{{count}} périodes',
  },
  esrs: {
    title: 'Pour un rapport de durabilité (ESRS E3-4)',
    intro:
      'Un compteur mesure l’eau fournie, c’est-à-dire un prélèvement auprès d’un tiers. La norme demande la consommation, qui est le prélèvement moins les rejets : elle ne se déduit pas des seuls compteurs.',
    caption: 'Informations de la norme ESRS E3-4',
    data: 'Information',
    value: 'Valeur',
    state: 'Ce qui manque',
    supplied: {
      name: 'Eau prélevée auprès d’un tiers (eau fournie par le réseau)',
      state: 'Rien',
    },
    partial: 'Les relevés et les compteurs qui manquent',
    current: 'La fin de l’année',
    gap: {
      one: 'L’écart entre les index et les volumes de {{count}} compteur',
      other: 'L’écart entre les index et les volumes de {{count}} compteurs',
    },
    quality: {
      name: 'Part des volumes mesurés directement',
      state: 'Les volumes estimés sont indiqués à part',
    },
    withdrawal: {
      name: 'Autres prélèvements (forage, rivière, pluie)',
      state: 'Vos propres relevés',
    },
    discharge: { name: 'Rejets (réseau d’assainissement, milieu naturel)', state: 'Vos mesures de rejets' },
    consumption: { name: 'Consommation totale d’eau', state: 'Les autres prélèvements et les rejets' },
    risk: {
      name: 'Consommation dans les zones exposées à un risque hydrique, dont les zones de stress hydrique élevé',
      state: 'Le classement de chaque site',
    },
    reused: { name: 'Eau recyclée et réutilisée', state: 'Vos mesures sur site' },
    stored: { name: 'Eau stockée, et variation du stock', state: 'Vos mesures sur site' },
    intensity: {
      name: 'Intensité hydrique (m³ par million d’euros de chiffre d’affaires net)',
      state: 'La consommation et le chiffre d’affaires',
    },
    unknown: 'à compléter',
    source: 'Norme : règlement délégué (UE) 2023/2772, annexe I, ESRS E3, exigence de publication E3-4.',
  },
  method: {
    title: 'Méthode et limites',
    sum: 'Le total additionne les volumes mensuels connus des compteurs télérelevés, tels que les affiche la page de chaque compteur. Les régularisations sont déduites.',
    missing:
      'Un relevé manquant n’est jamais compté comme un zéro : le mois, le site et le total sont alors partiels.',
    estimated: 'Un relevé estimé par le distributeur est compté, et indiqué comme estimé.',
    onSite:
      'Un compteur relevé sur place n’a pas de volume par mois : il n’est pas compris. Son attestation de consommation donne son volume.',
    compared: 'L’année précédente est lue si le distributeur la conserve encore.',
    rises:
      'Les périodes inhabituelles suivent les règles de la surveillance : un jour est comparé aux mêmes jours des huit semaines précédentes.',
    rounded: 'Les volumes sont arrondis à l’affichage. Le classeur les donne au litre près.',
  },
  tray: { open: 'Voir le bilan', follow: 'Ouvrir', unread: 'Aucun compteur n’a pu être lu' },
  file: {
    summary: 'Synthèse',
    contracts: 'Contrats',
    sites: 'Sites',
    measures: 'Mesures',
    method: 'Méthode',
    made: 'Établi le',
    partial: 'Eau fournie (total partiel)',
    known: 'Relevés connus',
    due: 'Relevés attendus',
    metersRead: 'Compteurs lus',
    metersMissed: 'Compteurs non lus',
    onSite: 'Compteurs relevés sur place, non compris',
    gap: 'Écart entre les index et les volumes',
    reference: 'Référence du contrat',
    contract: 'Contrat',
    meter: 'Compteur',
    point: 'Point de livraison',
    site: 'Site',
    start: 'Du',
    end: 'Au',
    volume: 'Volume (m³)',
    before: 'Un an avant (m³)',
    quality: 'Qualité',
    complete: 'Complet',
    compared: 'Comparé',
    comparedVolume: 'Volume comparé (m³)',
    change: 'Sur un an',
    source: 'Source',
    sources: {
      measured: 'Télérelève du distributeur',
      estimated: 'Estimation du distributeur',
      missing: 'Aucun volume transmis',
      unread: 'Compteur non lu',
    },
    yes: 'Oui',
    no: 'Non',
    underWay: 'En cours',
    subject: 'Sujet',
    explanation: 'Explication',
    origin:
      'Volumes mensuels des compteurs télérelevés, transmis par le distributeur et lus sur le portail le {{day}}.',
    rowsNote:
      'Une ligne par compteur et par mois. Les totaux des autres feuilles sont des formules sur ces lignes.',
    completeNote:
      'Oui : aucun relevé ne manque. Non : un relevé ou une partie du mois manque, et le volume est partiel. En cours : le mois ou l’année n’est pas terminé.',
    measured: 'Mesuré',
    estimated: 'Estimé',
    missing: 'Manquant',
    unread: 'Compteur non lu',
    incomplete: ', incomplet',
    current: ', mois en cours',
    correction: ', régularisation',
    share: 'Part',
    note: 'Un volume vide est inconnu : ce n’est pas un zéro. Un compteur mesure l’eau fournie (prélèvement auprès d’un tiers), non la consommation au sens de la norme ESRS E3-4.',
  },
};

export const t = translator(reportWords);
