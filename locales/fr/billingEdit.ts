import { translator } from '../translator.ts';

export const billingEditWords = {
  title: 'Modifier la facturation',
  name: {
    label: 'Nom du contrat',
    hint: '30 caractères au plus',
    long: 'Raccourcissez le nom du contrat : 30 caractères au plus.',
  },
  company_name: { label: 'Raison sociale' },
  siret: { label: 'SIRET', hint: '14 chiffres', invalid: 'Saisissez les 14 chiffres du SIRET.' },
  naf_code: {
    label: 'Code NAF',
    hint: '4 chiffres et 1 lettre',
    invalid: 'Saisissez les 4 chiffres et la lettre du code NAF, comme 3600Z.',
  },
  billing_address_1: {
    label: 'Adresse',
    hint: 'Numéro et rue, proposée dès 3 caractères',
    whole: 'Numéro et nom complet de la rue',
  },
  billing_address_2: { label: 'Complément d’adresse' },
  billing_zip_code: {
    label: 'Code postal',
    hint: '5 chiffres',
    invalid: 'Saisissez les 5 chiffres du code postal.',
  },
  billing_town: { label: 'Commune', hint: 'Proposée dès 3 caractères' },
  submit: 'Enregistrer la facturation',
  done: 'La facturation du contrat est enregistrée.',
  adviser: 'En tant que conseiller, vous ne pouvez pas modifier la facturation du client.',
  closed:
    'En tant que conseiller, vous ne pouvez modifier ni le SIRET, ni le code NAF, ni l’adresse de facturation.',
};

export const t = translator(billingEditWords);
