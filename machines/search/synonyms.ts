import type { NeedCode } from '../customer-service/topics.ts';
import type { ActionName, listPages, Phone } from './places.ts';

type Name = ReturnType<typeof listPages>[number]['name'] | ActionName | NeedCode | Phone;

const table = {
  emergency:
    'urgence, fuite, fuite d’eau, coupure, coupure d’eau, inondation, dégât des eaux, astreinte, SOS, panne',
  service: 'téléphone, numéro de téléphone, conseiller, horaires, joindre, aide par téléphone',

  dashboard: 'accueil, solde, résumé, balance, montant dû, à savoir',
  consumption: 'compteur, mes compteurs, volume, m3, mètre cube, télérelève, site, courbe, historique',
  watch:
    'surveillance, fuite, fuite d’eau, fuite probable, anomalie, alerte, surconsommation, consommation inhabituelle, hausse',
  report:
    'bilan, bilan annuel, rapport annuel, rapport de durabilité, RSE, CSRD, ESRS, développement durable, total de l’année, eau de l’année',
  comparison: 'comparaison, comparatif, plusieurs sites, somme, total',
  billing: 'facturation, mes factures, échéance, montant, solde',
  customerService: 'contact, aide, question, écrire, message, demande, assistance, support',
  publicContact:
    'service client, aide, question, écrire, message, demande, assistance, support, écrire ou téléphoner',
  administration:
    'admin, administrateur, collaborateur, utilisateur, équipe, droits, accès, rôle, supprimer un accès',
  personalSpace: 'mon compte, profil, mes contrats, mon identité, coordonnées, mes informations, paramètres',
  switch: 'produit, télérelève, vanne, switch, fermer l’eau',
  fluids: 'produit, énergie, gaz, électricité, fluids',
  water: 'produit, télérelève, API, connecteur, water',
  terms: 'CGU, conditions générales',
  legalNotice: 'éditeur, hébergeur, cookies, données personnelles, RGPD, confidentialité',
  accessibility: 'RGAA, handicap, lecteur d’écran',

  addContract:
    'ajouter un contrat, rattacher, nouveau contrat, nouveau site, contrat manquant, contrat après un déménagement, contrat pour déménager',
  pay: 'payer, payer une facture, paiement, virement, régler, règlement, carte bancaire, CB, chèque, moyen de paiement, QR code, RIB pour payer, payer avant de changer de banque',
  overdue: 'en retard, retard, relance, échue, impayés en retard',
  unpaid: 'impayés, à payer, à régler, dû, retard, en retard, relance, en attente',
  transfer: 'virement, fichier de virements, SEPA, pain.001, XML, payer plusieurs factures',
  calendar: 'calendrier, agenda, échéances, rappel, ICS, Outlook',
  paymentMode: 'mensualisation, mensualiser, paiement mensuel, mode de paiement',
  downloadInvoices:
    'ZIP, PDF, duplicata, copie de facture, exporter des factures, archive, comptabilité, comptable',
  exportAll:
    'Excel, CSV, classeur, tableur, XLSX, exporter, télécharger les consommations, mesures, fichier, volumes',
  certificate: 'certificat, attestation, certificat de consommation, justificatif, preuve',
  invite:
    'ajouter un collaborateur, ajouter un utilisateur, donner un accès, nouveau collaborateur, collègue, ajouter un collègue, partager',
  name: 'changer de nom, nom, prénom, service, entreprise, civilité',
  email: 'e-mail, mail, courriel, changer de mail, identifiant de connexion, adresse électronique',
  password: 'mot de passe, MDP, sécurité, changer de mot de passe',
  signOut: 'déconnexion, quitter, fermer la session, logout',
  iban: 'IBAN, RIB, changer de RIB, nouveau RIB, changer de banque, compte bancaire, coordonnées bancaires, BIC',
  directDebit: 'prélèvement, prélèvement SEPA, mandat, mandat SEPA, paiement automatique',
  billingInfo:
    'adresse de facturation, SIRET, raison sociale, NAF, APE, changer d’adresse, informations de facturation',
  contact: 'coordonnées de contact, téléphone d’un contrat, mobile, changer de numéro',

  SOUSCRIRE: 'souscrire, abonnement, emménagement, emménager, ouverture de compteur, ouvrir l’eau',
  TITULAIRE: 'changement de titulaire, cession, succession, changement de nom, reprise',
  RESILIER: 'résiliation, déménagement, déménager, fermeture, clôturer, arrêter un contrat',
  ATTESTATION: 'attestation de contrat, justificatif de domicile, copie du contrat, certificat',
  COORDONNEES: 'changement d’adresse, changement de coordonnées',
  COMPRENDRE: 'explication, détail de facture, tarif, prix de l’eau, TVA, abonnement',
  CONTESTER: 'réclamation, litige, contestation, erreur de facture, médiateur',
  DELAI: 'délai, échéancier, étalement, report, difficulté de paiement',
  REMBOURSEMENT: 'remboursement, avoir, trop perçu, trop-payé',
  PAIEMENT: 'payer par téléphone, carte bancaire par téléphone',
  RELEVE:
    'relevé, index, relevé d’index, auto-relève, transmettre un index, envoyer un relevé, photo du compteur',
  HAUSSE: 'consommation anormale, augmentation, trop d’eau, dégrèvement, écrêtement',
  COMPTEUR: 'compteur bloqué, compteur cassé, compteur gelé, compteur en panne, changer de compteur',
  RENDEZ_VOUS: 'rendez-vous, RDV, passage du releveur, technicien',
  FUITE_RUE: 'fuite, fuite d’eau, fuite sur la voie publique, canalisation',
  FUITE_COMPTEUR: 'fuite, fuite d’eau, fuite avant compteur, fuite après compteur, regard',
  COUPURE: 'plus d’eau, manque d’eau, manque de pression, pression',
  QUALITE: 'qualité de l’eau, eau sale, goût, calcaire, potable',
  BRANCHEMENT: 'raccordement, raccorder, viabilisation, devis',
  DEPLACEMENT: 'déplacer un compteur, modifier un raccordement',
  CHANTIER: 'travaux, chantier, voirie',
  AUTRE_DEMANDE: 'autre, divers',
} as const satisfies Record<Name, string>;

/** Other words with which users may search a page or an action, in any order. */
export const synonymsOf = (name: Name): string[] => table[name].split(', ');
