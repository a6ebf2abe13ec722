/** What is said where the portal cannot start: plain words, since what translates may not have come. */
export const startFailure = {
  title: 'Le portail n’a pas pu se charger',
  text: 'Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
};
