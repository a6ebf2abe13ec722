import { translator } from '../translator.ts';

export const identityWords = {
  civility: { label: 'Civilité', miss: 'Madame', mr: 'Monsieur', required: 'Choisissez une civilité.' },
  first_name: {
    label: 'Prénom',
    required: 'Saisissez votre prénom.',
    short: 'Saisissez votre prénom en entier : 2 caractères au moins.',
    long: 'Raccourcissez votre prénom : 255 caractères au plus.',
    digits: 'Un prénom ne contient pas de chiffre.',
  },
  last_name: {
    label: 'Nom',
    required: 'Saisissez votre nom.',
    short: 'Saisissez votre nom en entier : 2 caractères au moins.',
    long: 'Raccourcissez votre nom : 50 caractères au plus.',
    digits: 'Un nom ne contient pas de chiffre.',
  },
  entity_name: {
    label: 'Entité',
    hint: 'Entreprise, collectivité, association…',
    required: 'Saisissez le nom de votre entité.',
  },
  department_code: { label: 'Service', required: 'Choisissez votre service.' },
  departments: {
    management: 'Direction',
    accounting: 'Comptabilité, finance, trésorerie',
    technical_service_fluid_management: 'Service technique de gestion des fluides',
    health_safety_environment: 'Service santé, sécurité, environnement',
    other: 'Autre',
  },
  email: {
    label: 'Adresse e-mail',
    hint: 'Par exemple nom@entreprise.fr',
    invalid: 'Saisissez une adresse e-mail complète, comme nom@entreprise.fr.',
  },
  repeated_email: {
    label: 'Confirmez l’adresse e-mail',
    required: 'Confirmez votre adresse e-mail.',
    different: 'Les deux adresses e-mail sont différentes.',
  },
  password: {
    label: 'Mot de passe',
    required: 'Saisissez un mot de passe.',
    weak: 'Ce mot de passe ne remplit pas toutes les conditions.',
  },
  repeated_password: {
    label: 'Confirmez le mot de passe',
    required: 'Confirmez votre mot de passe.',
    different: 'Les deux mots de passe sont différents.',
  },
  passwordRules: {
    title: 'Votre mot de passe doit contenir :',
    length: 'au moins 8 caractères',
    upper: 'une majuscule',
    small: 'une minuscule',
    digit: 'un chiffre',
    other: 'un caractère spécial',
  },
};

export const t = translator(identityWords);
