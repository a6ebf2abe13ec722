/** Messages of failed calls. The wording of `technical` is a rule (docs/rules.md#failures). */
export const failures = {
  technical:
    'Une erreur technique s’est produite. Merci de réessayer ultérieurement ou contacter votre service client.',
  unavailable:
    'Une erreur technique s’est produite. Merci de réessayer ultérieurement ou de contacter votre service client.',
  defaultMessage: 'Erreur',
  forbidden:
    'Votre compte n’a pas les droits nécessaires. S’il devrait les avoir, contactez votre service client.',
  expired: 'Votre session a expiré.',
  timeout: 'Le service met trop de temps à répondre. Réessayez dans quelques instants.',
  unreachable: 'Le service est injoignable. Vérifiez votre connexion à Internet, puis réessayez.',
};
