/** Paths of the sandbox. The portal serves the other paths. */
export const ownPaths = /^\/(?:api|user|p|saml|third-party|sandbox)(?:\/|$)/;
