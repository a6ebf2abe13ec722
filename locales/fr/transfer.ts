import { translator } from '../translator.ts';
import { ibanWords } from './iban.ts';

export const transferWords = {
  title: 'Payer par virement',
  portal:
    'Le portail ne paie pas : il prépare un fichier, à importer puis à signer sur le site de votre banque.',
  sum: { one: '{{count}} facture, {{amount}}', other: '{{count}} factures, {{amount}}' },
  left: {
    title: {
      one: '{{count}} facture de la sélection ne sera pas dans le fichier',
      other: '{{count}} factures de la sélection ne seront pas dans le fichier',
    },
    settled: {
      one: '{{count}} facture qui n’attend pas de paiement',
      other: '{{count}} factures qui n’attendent pas de paiement',
    },
    credit: { one: '{{count}} avoir', other: '{{count}} avoirs' },
    monthly: {
      one: '{{count}} facture d’un contrat mensualisé, prélevé chaque mois',
      other: '{{count}} factures de contrats mensualisés, prélevés chaque mois',
    },
    unknown: {
      one: '{{count}} facture dont le montant ne peut pas être viré',
      other: '{{count}} factures dont le montant ne peut pas être viré',
    },
  },
  nothing: {
    selected: 'Aucune facture n’est sélectionnée',
    selectedHelp:
      'Un rechargement de la page efface la sélection. Cochez des factures dans « À régler », puis choisissez « Payer par virement ».',
    payable: 'Aucune facture de la sélection n’est à régler par virement',
  },
  debtor_name: {
    label: 'Titulaire du compte à débiter',
    hint: 'Les banques acceptent 70 caractères, sans accent et avec peu de signes. Si ce nom change dans le fichier, la forme exacte s’affiche dessous.',
    written: 'Dans le fichier : {{name}}',
    cut: 'Ce nom est coupé à 70 caractères.',
    dropped: 'Les banques n’acceptent pas certains de ces signes : un point les remplace.',
    required: 'Saisissez le nom du titulaire du compte à débiter.',
    latin: 'Saisissez ce nom en lettres latines : les banques n’acceptent pas d’autre alphabet.',
  },
  iban: {
    ...ibanWords,
    creditor: 'C’est l’IBAN du bénéficiaire. Saisissez celui du compte à débiter.',
    notSepa: 'Ce compte est hors SEPA. Saisissez l’IBAN d’un compte de la zone SEPA.',
    needsBic:
      'Ce compte est hors de l’Espace économique européen : les banques demandent alors un BIC, que ce fichier ne contient pas. Saisissez l’IBAN d’un compte de cet espace, ou préparez les virements auprès de votre banque.',
  },
  privacy: 'Cet IBAN n’est ni envoyé ni gardé : le fichier est écrit dans votre navigateur.',
  requested_date: {
    label: 'Date d’exécution',
    hint: 'Un jour ouvré des banques, d’ici à un an.',
    required: 'Indiquez la date d’exécution, avec le jour, le mois et l’année.',
    past: 'Cette date est passée : choisissez aujourd’hui ou un jour à venir.',
    far: 'Cette date est trop lointaine : choisissez un jour d’ici à un an.',
  },
  undated: {
    one: '{{count}} facture de ce fichier n’a pas d’échéance connue.',
    other: '{{count}} factures de ce fichier n’ont pas d’échéance connue.',
  },
  closed: 'Les banques sont fermées ce jour-là : l’exécution aura lieu le {{day}}.',
  late: {
    one: '{{count}} facture arrive à échéance avant l’exécution.',
    other: '{{count}} factures arrivent à échéance avant l’exécution.',
  },
  grouping: {
    label: 'Nombre de virements',
    hint: 'La référence d’un virement est le numéro de sa facture, ou celui de son contrat avec la date et l’heure.',
    counts: 'Par facture : {{invoice}} ; par contrat : {{contract}}.',
    invoice: 'Un par facture',
    contract: 'Un par contrat',
    required: 'Choisissez un virement par facture ou par contrat.',
    tooMuch:
      'La somme d’un contrat dépasse 999 999 999,99 €, le plus grand montant d’un virement : choisissez « Un par facture ».',
  },
  submit: 'Enregistrer le fichier',
  writing: 'Préparation du fichier',
  failed: 'Le fichier n’a pas pu être préparé',
  saved: {
    one: '{{name}} est enregistré : {{count}} virement de {{amount}}',
    other: '{{name}} est enregistré : {{count}} virements, {{amount}} au total',
  },
  next: {
    title: 'La suite, auprès de votre banque',
    import:
      'Importez ce fichier sur le site de votre banque ou dans votre logiciel de comptabilité : ce sont des virements SEPA (pain.001.001.09).',
    check: 'Comparez-y le total, la date et le bénéficiaire avec ceux qui suivent.',
    sign: 'Signez les virements. Sans votre signature, rien n’est payé.',
    once: 'N’importez le fichier qu’une fois, puis supprimez-le : il contient votre IBAN.',
    pending: {
      one: 'Le portail ne paie pas. Cette facture reste « À régler » jusqu’à la réception de votre virement.',
      other:
        'Le portail ne paie pas. Ces factures restent « À régler » jusqu’à la réception de vos virements.',
    },
  },
  facts: {
    total: 'Total',
    day: 'Date d’exécution',
    debtor: 'Titulaire du compte à débiter',
    debtorIban: 'IBAN à débiter',
    name: 'Bénéficiaire',
    iban: 'IBAN du bénéficiaire',
    bic: 'BIC du bénéficiaire',
  },
  cut: {
    title: 'Raccourci dans le fichier',
    reference: {
      one: 'La référence de {{count}} virement, à 35 caractères.',
      other: 'Les références de {{count}} virements, à 35 caractères.',
    },
    remittance: {
      one: 'Le libellé de {{count}} virement, à 140 caractères : il ne cite pas toutes ses factures en entier.',
      other:
        'Les libellés de {{count}} virements, à 140 caractères : ils ne citent pas toutes leurs factures en entier.',
    },
  },
  reopen: 'Modifier',
};

export const t = translator(transferWords);
