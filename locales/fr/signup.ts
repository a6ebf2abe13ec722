import { translator } from '../translator.ts';

export const signupWords = {
  title: 'Création de compte',
  heading: 'Créez votre compte professionnel',
  intro: 'Suivez vos contrats, vos factures et vos consommations depuis un seul espace.',
  known: 'Vous avez déjà un compte ?',
  signIn: 'Se connecter',
  // Words in an error message of the back office. The page replaces them with a button to the sign-in.
  signInYourself: 'Connectez-vous',
  recognising: 'Nous vérifions votre accès.',
  steps: { account: 'Votre compte', contract: 'Votre premier contrat' },
  last_name: { long: 'Raccourcissez votre nom : 255 caractères au plus.' },
  password: 'Mot de passe',
  cgu: {
    label: 'J’accepte les conditions générales d’utilisation (CGU)',
    read: 'Lire les conditions générales d’utilisation',
    // The wording is a rule (docs/rules.md#signup).
    required: "Veuillez accepter les CGU's",
  },
  submit: 'Créer le compte',
  contract: {
    intro:
      'Votre compte est ouvert. Rattachez-lui un contrat dès maintenant, ou plus tard depuis votre espace personnel.',
    introSignedIn:
      'Vous êtes déjà connecté. Rattachez un contrat à votre compte dès maintenant, ou plus tard depuis votre espace personnel.',
    added: 'Le contrat a été ajouté à votre compte.',
    skip: 'Passer cette étape',
  },
};

export const t = translator(signupWords);
