import { translator } from '../translator.ts';

const sessionWords = {
  checking: 'Vérification de votre session…',
  refreshing: 'Actualisation…',
  redirection: {
    title: 'Redirection en cours',
    text: 'Vous êtes redirigé vers la page de connexion.',
    checking: 'Votre session est vérifiée, puis vous serez redirigé.',
    help: 'Si rien ne se passe, connectez-vous depuis cette page.',
  },
  unidentified: {
    title: 'La connexion n’a pas abouti',
    text: 'Le service de connexion n’a pas répondu comme prévu. Réessayez ; si cela se répète, contactez votre service client.',
  },
  signingOut: 'Déconnexion en cours…',
  signedOut: { title: 'Vous êtes déconnecté', text: 'Votre session est fermée sur cet appareil. À bientôt.' },
  signIn: 'Se connecter',
};

export const t = translator(sessionWords);
