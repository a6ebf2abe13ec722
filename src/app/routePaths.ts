/** The addresses of the portal, in the router's syntax (docs/rules.md#addresses): what is in one is never written here. */
export const routePaths = [
  '/',
  '/tableau-de-bord',
  '/renseignement-profil',
  '/espace-facturation',
  '/espace-consommation/:kind/:reference/:idPDS',
  '/espace-consommation',
  '/espace-personnel',
  '/espace-de-paiement',
  '/espace-admin',
  '/service-client',
  '/prelevement-automatique/:status?/:fullRef?/:transactionid?',
  '/download/contract/mandate/:reference/:type',
  '/authenticate',
  '/logout',
  '/creation-de-compte',
  '/cgu',
  '/mentions-legales',
  '/accessibilite',
  '/espace-produit/:type?',
  '/erreur/connexion',
  '/erreur/redirection',
  '*',
] as const;

export type RoutePath = (typeof routePaths)[number];
