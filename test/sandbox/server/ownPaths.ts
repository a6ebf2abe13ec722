/** Paths of the back office. The other paths belong to the portal, such as `/prelevement-automatique`. */
export const ownPaths = /^\/(?:api|user|p|saml|third-party|sandbox)(?:\/|$)/;
