import { translator } from '../translator.ts';
import { holderWords, ibanWords } from './iban.ts';

export const directDebitWords = {
  title: 'Prélèvement automatique',
  subtitle: 'Vos factures sont payées à leur échéance, sans que vous ayez à y penser.',
  leave: 'Renoncer',
  back: 'Revenir à l’étape précédente',
  next: 'Continuer',
  loading: { title: 'Un instant', text: 'Nous cherchons comment ce contrat est payé aujourd’hui.' },
  steps: {
    contract: 'Votre contrat',
    holder: 'Le titulaire',
    account: 'Le compte à prélever',
    done: 'Confirmation',
  },
  contract: {
    site: 'Adresse desservie',
    balance: 'Solde du contrat',
    holder: 'Titulaire du compte',
    account: 'Compte connu',
    paidBy: 'Mode de paiement actuel',
    mode: {
      monthly: 'Contrat mensualisé',
      signed: 'Prélèvement automatique, mandat signé',
      none: 'Sans prélèvement automatique',
    },
    reading: 'Lecture en cours…',
    none: 'Aucun compte bancaire',
    alreadySigned: {
      title: 'Un mandat est déjà signé pour ce contrat',
      text: 'Il s’applique à partir de la prochaine échéance. Continuez seulement pour changer de titulaire ou de compte.',
    },
  },
  holder_type: {
    label: 'Le compte est au nom',
    person: 'd’une personne',
    company: 'd’une entreprise ou d’un organisme',
    required: 'Indiquez au nom de qui est le compte.',
  },
  civility: {
    label: 'Civilité',
    representative: 'Civilité du représentant',
    miss: 'Madame',
    mr: 'Monsieur',
    required: 'Choisissez une civilité.',
  },
  last_name: {
    label: 'Nom',
    company: 'Raison sociale',
    required: 'Saisissez le nom du titulaire.',
    companyRequired: 'Saisissez la raison sociale du titulaire.',
    digits: 'Le nom d’une personne ne contient pas de chiffre.',
  },
  mobile_phone: {
    label: 'Téléphone mobile',
    hint: 'Donnez-le si un mandat est à signer : il reçoit le code de signature. Par exemple 06 39 98 00 17.',
    invalid: 'Saisissez un numéro de mobile français : 10 chiffres qui commencent par 06 ou 07.',
  },
  account: {
    label: 'Compte à prélever',
    known: 'Le compte connu :',
    new: 'Un autre compte',
    signedAgain: 'Pour un autre compte, un nouveau mandat est à signer : le mandat déjà signé ne suffit pas.',
    required: 'Choisissez le compte à prélever.',
  },
  holder: holderWords,
  iban: ibanWords,
  summary: { title: 'En résumé', contract: 'Contrat', holder: 'Titulaire', mobile: 'Mobile' },
  mentions: {
    title: 'Mandat de prélèvement SEPA',
    creditor: 'Créancier : {{name}}. Paiement récurrent.',
    text: 'En signant ce mandat, vous autorisez {{name}} à envoyer des instructions à votre banque pour débiter votre compte, et votre banque à débiter votre compte selon ces instructions.',
    refund:
      'Vous avez le droit d’être remboursé par votre banque, selon les conditions de la convention passée avec elle, dans les 8 semaines qui suivent la date du débit d’un prélèvement autorisé.',
  },
  consent: {
    label: 'J’accepte que les factures de ce contrat soient prélevées sur ce compte',
    required: 'Donnez votre accord pour continuer.',
  },
  refused: 'La demande n’est pas acceptée. Corrigez ce qui suit, puis envoyez-la de nouveau.',
  submit: 'Demander le prélèvement automatique',
  done: {
    inPlace: {
      title: 'Le prélèvement automatique est en place',
      text: 'Vos prochaines factures seront prélevées à leur échéance.',
    },
    signed: {
      title: 'Votre mandat est signé',
      text: 'Vos prochaines factures seront prélevées à leur échéance.',
    },
    document: {
      reading: 'Nous cherchons le document de votre mandat.',
      available: 'Gardez une copie de votre mandat.',
      unavailable: 'Le document de votre mandat n’est pas encore disponible.',
      later: 'Il peut arriver quelques minutes après la signature. Réessayez un peu plus tard.',
    },
    unsigned: {
      title: 'Le prélèvement automatique n’est pas en place',
      text: 'La signature du mandat n’a pas abouti : rien n’a été modifié, et vos factures restent payées comme avant.',
    },
    due: {
      unknown: 'Celles qui sont déjà émises restent à payer comme avant.',
      some: 'Les {{amount}} déjà dus restent à payer comme avant.',
      none: 'Rien d’autre n’est dû aujourd’hui.',
    },
    recap: {
      contract: 'Contrat',
      mandate: 'Référence du mandat',
      account: 'Compte prélevé',
      day: 'Demandé le',
    },
    mandate: 'Télécharger le mandat',
    dashboard: 'Aller au tableau de bord',
    bills: 'Voir les factures',
    payment: 'Payer autrement',
    restart: 'Recommencer',
  },
  turnedAway: {
    none: 'Choisissez d’abord un contrat de votre compte : le prélèvement automatique se demande parmi ses factures.',
    closed: 'Le prélèvement automatique ne peut pas être demandé pour ce contrat.',
    failed: 'Le prélèvement automatique ne peut pas être demandé pour ce contrat en ce moment. {{why}}',
    adviser:
      'Le prélèvement automatique est demandé par le client lui-même, et ce contrat vous est ouvert en tant que conseiller. Si vous êtes le client, contactez votre service client.',
  },
};

export const t = translator(directDebitWords);
