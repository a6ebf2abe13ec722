/** Paths of the back office; any other belongs to the portal, `/prelevement-automatique` included. */
export const ownPaths = /^\/(?:api|user|p|saml|third-party|sandbox)(?:\/|$)/;
