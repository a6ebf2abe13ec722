/** The paths that belong to the back office; any other is the portal's, `/prelevement-automatique` too. */
export const ownPaths = /^\/(?:api|user|p|saml|third-party|sandbox)(?:\/|$)/;
